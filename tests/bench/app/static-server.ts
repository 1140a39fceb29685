/**
 * Serves what no page of the app can beat: its own HTML and styles, ready, without any script. It
 * is sent with brotli, and everything it names is fetched from the product once and kept.
 */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

interface Sent {
  type: string;
  body: Buffer;
}

export interface StaticServer {
  origin: string;
  close(): void;
}

export async function startStatic(product: string): Promise<StaticServer> {
  const kept = new Map<string, Sent>();
  const read = async (url: string): Promise<Sent> => {
    const known = kept.get(url);
    if (known) return known;
    const answer = await fetch(product + url, {
      headers: { accept: 'text/html,*/*', 'accept-language': 'en' },
    });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const whole = Buffer.from(await answer.arrayBuffer());
    const bare = type.startsWith('text/html') ? whole.toString().replace(SCRIPTS, '') : whole;
    const sent = { type, body: brotliCompressSync(bare) };
    kept.set(url, sent);
    return sent;
  };
  const server = createServer(async (request, response) => {
    const { type, body } = await read(request.url ?? '/');
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the static pages have no port');
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}
