/**
 * `npm run bench delivery`: what a cache in front of the server (deploy/nginx.conf) keeps and what it
 * takes off the server. Fails where it keeps what is not everybody's. Needs nginx.
 */
import { askFor } from '../api/ask-for.ts';
import { startProduct } from '../embed/product-server.ts';
import { inTurns } from '../in-turns.ts';
import { print, printHead, printRow } from '../print.ts';
import { startNginx } from './start-nginx.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const ASK_MS = 1_500;

const product = await startProduct();
const proxy = await startNginx(product.origin);

const VIEW = '/embed/fragment/job-board?lang=bn';

/** The first view names the files of its code. */
async function codeOfBoard(): Promise<string> {
  const view = await (await fetch(product.origin + VIEW)).text();
  const file = /"files":\["([^"]+)"/.exec(view)?.[1];
  if (!file) throw new Error('The first view names no code: run `npm run build` first');
  return `/embed/assets/${file}`;
}

const KEPT: Record<string, string> = {
  'board, API': '/api/job-board?lang=bn&per_page=10',
  'board, first view': VIEW,
  'board, code': await codeOfBoard(),
  'the loader': '/embed.js',
};
const OWN: Record<string, string> = {
  'page of the board': '/job-board',
  'who is signed in': '/api/v1/user',
  health: '/healthz',
};

/** A tutor of the demo data, signed in through the cache. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${proxy.origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.origin, 'x-porua': '1' },
    body: JSON.stringify({ email: '01711000001', password: 'porua-demo' }),
  });
  if (!answer.ok) throw new Error(`Nobody was signed in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function stateOf(address: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br', cookie };
  let state = '';
  // The first one fills the cache.
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(proxy.origin + address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    state = answer.headers.get('x-cache') ?? 'none';
  }
  return state;
}

try {
  for (const [name, address] of Object.entries(KEPT)) {
    const state = await stateOf(address);
    if (state !== 'HIT') throw new Error(`${name} is not kept: ${state}`);
  }
  const session = await signIn();
  for (const [name, address] of Object.entries(OWN)) {
    const state = await stateOf(address, session);
    if (state === 'HIT') throw new Error(`${name} is kept`);
  }
  const results = await inTurns(
    { rounds: ROUNDS, warmUps: 1 },
    Object.fromEntries(
      Object.entries({ ...KEPT, 'page of the board': '/job-board' }).flatMap(([name, address]) =>
        [product, proxy].map(({ origin }, isProxy) => [
          `${name} ${isProxy}`,
          async () => ((await askFor(origin + address, ASK_MS)) * 1000) / ASK_MS,
        ]),
      ),
    ),
  );
  print(`${ROUNDS} rounds, eight connections, server and cache on the same machine`);
  printHead(['requests a second', 'server', 'cache', 'cache ÷ server']);
  for (const name of [...Object.keys(KEPT), 'page of the board']) {
    const [server, cache] = [0, 1].map((isProxy) =>
      results.median(`${name} ${isProxy}`, (perSecond) => perSecond),
    );
    if (server === undefined || cache === undefined) throw new Error(`${name} was not measured`);
    printRow([name, Math.round(server), Math.round(cache), (cache / server).toFixed(1)]);
  }
} finally {
  await proxy.stop();
  await product.stop();
}
