/**
 * The least a server can do: `node:http` and postgres.js with the very statements of the product,
 * prepared, on connections with the same settings, and what they found as JSON.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import postgres from 'postgres';
import type { Statement } from './record-statements.ts';

const [, , url = '', file = ''] = process.argv;
const statements: Record<string, Statement[]> = JSON.parse(readFileSync(file, 'utf8'));

const sql = postgres(url, {
  max: 10,
  connection: {
    plan_cache_mode: 'force_custom_plan',
    random_page_cost: '1.1',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
  },
});

/** One after the other, as the later ones of the product need what the first has found. */
async function find(path: string) {
  const [first, ...rest] = statements[path] ?? [];
  if (first === undefined) return [];
  const ask = ({ text, values }: Statement) => sql.unsafe(text, values, { prepare: true });
  return [await ask(first), ...(await Promise.all(rest.map(ask)))];
}

const server = createServer(async (request, response) => {
  const body = JSON.stringify(await find(request.url ?? ''));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.send?.(`http://127.0.0.1:${address.port}`);
});
process.on('disconnect', () => process.exit(0));
