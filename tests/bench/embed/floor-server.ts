/**
 * Serves what no widget can beat: one script of a kilobyte that fetches twenty ready cards as HTML,
 * from another origin than its page. It is sent like the product sends its files: with brotli.
 */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = `(async () => {
  for (const place of document.querySelectorAll('floor-board')) {
    const answer = await fetch(place.dataset.from + '/cards.html');
    place.attachShadow({ mode: 'open' }).innerHTML = await answer.text();
  }
})();`;

export interface FloorServer {
  origin: string;
  close(): void;
}

/** `cards`: twenty cards of the product's own, as HTML. */
export async function startFloor(cards: string): Promise<FloorServer> {
  const files: Record<string, [type: string, body: Buffer]> = {
    '/floor.js': ['text/javascript', brotliCompressSync(SCRIPT)],
    '/cards.html': ['text/html; charset=utf-8', brotliCompressSync(cards)],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? [];
    response.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      ...(body && { 'content-type': type, 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the floor has no port');
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}
