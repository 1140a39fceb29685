/** A server in front of the product, where files of pages can be lost as they are after a new build. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { PORT } from '../setup/test-site.ts';

export const LOSSES = ['404', '503', 'a page', 'a reset'] as const;
export type Loss = (typeof LOSSES)[number];

export interface Front {
  readonly origin: string;
  /** Addresses asked for since the files were lost. */
  readonly asked: readonly string[];
  /** Files of pages by such names are gone: until a page is loaded, which is of a new build, or for good. */
  lose(loss: Loss, names: RegExp, until: 'a load' | 'ever'): void;
  close(): void;
}

function passOn(incoming: IncomingMessage, response: ServerResponse) {
  const { url, method, headers } = incoming;
  const onward = request({ port: PORT, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

function sendLoss(loss: Loss, response: ServerResponse) {
  if (loss === 'a reset') return void response.socket?.resetAndDestroy();
  const isPage = loss === 'a page';
  response.writeHead(isPage ? 200 : Number(loss), {
    'content-type': 'text/html',
    // What stands before a server may keep anything.
    'cache-control': isPage ? 'public, max-age=600' : 'no-store',
  });
  response.end('<!doctype html><title>Not what was asked for</title>');
}

export async function startFront(): Promise<Front> {
  let loss: Loss | undefined;
  let lost = /^$/;
  let endsWithLoad = false;
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const { url = '', headers } = incoming;
    if (loss) asked.push(url);
    if (headers['sec-fetch-mode'] === 'navigate' && endsWithLoad) loss = undefined;
    if (loss && lost.test(url)) sendLoss(loss, response);
    else passOn(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://localhost:${address.port}`,
    asked,
    lose(next, names, until) {
      loss = next;
      lost = names;
      endsWithLoad = until === 'a load';
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
