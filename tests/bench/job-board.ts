/**
 * `npm run bench`: how long the job board takes with 10,000 and with 1,000,000 open jobs. Only the
 * ratio counts: it shows whether any query grows with the board.
 */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { createLookupCache } from '#server/lookups/lookup-cache.ts';
import { loadReference } from '#server/reference/load-reference.ts';
import { createServices } from '#server/services.ts';
import { type PostgresServer, runPostgres } from '#tests/server/setup/run-postgres.ts';
import { rareRequests, usualRequests } from './board-requests.ts';
import { fillBoard } from './fill-board.ts';

const SIZES = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number);
const WARM_UP = 20;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 200);
const TARGET_RATIO = 2;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Timing {
  p50: number;
  p95: number;
}

function toTiming(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function measure(app: FastifyInstance, url: string): Promise<Timing> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  return toTiming(times);
}

async function fill(database: Database, jobs: number) {
  await database.migrate();
  await loadReference(database.db);
  await fillBoard(database.db, jobs);
}

async function measureBoard(database: Database): Promise<Map<string, Timing>> {
  const config = parseConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '100000000' });
  const lookupCache = await createLookupCache(database.db, () => {});
  const app = await buildApp(createServices({ config, db: database.db, lookupCache }));
  const results = new Map<string, Timing>();
  for (const [name, query] of Object.entries({ ...usualRequests, ...rareRequests }))
    for (const page of name in usualRequests ? [1, 50] : [1])
      results.set(
        `${name}, page ${page}`,
        await measure(app, `/api/job-board?${query}&page=${page}`),
      );
  await app.close();
  lookupCache.stop();
  return results;
}

async function measureOnPostgres(server: PostgresServer, jobs: number) {
  const name = `bench_${jobs}`;
  const admin = openPostgres(server.urlOf('postgres'));
  await admin.db.execute(`create database ${name}`);
  await admin.close();
  const filler = openPostgres(server.urlOf(name), { statementTimeoutMs: 0 });
  await fill(filler, jobs);
  await filler.close();
  const database = openPostgres(server.urlOf(name));
  const results = await measureBoard(database);
  await database.close();
  return results;
}

async function measureOnPglite(jobs: number) {
  const database = await openPglite();
  await fill(database, jobs);
  const results = await measureBoard(database);
  await database.close();
  return results;
}

async function run() {
  const server = await runPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
  print(server === null ? 'Database: PGlite' : 'Database: PostgreSQL');
  const results: Map<string, Timing>[] = [];
  try {
    for (const jobs of SIZES)
      results.push(await (server ? measureOnPostgres(server, jobs) : measureOnPglite(jobs)));
  } finally {
    await server?.stop();
  }
  return results;
}

const ms = (value: number | undefined) => (value ?? 0).toFixed(2).padStart(8);

function report([small, large]: Map<string, Timing>[]) {
  print(
    `${'ms'.padEnd(46)}${SIZES.map((size) => `${size} p50     p95`.padStart(18)).join('')}   ratio p95`,
  );
  let worst = 0;
  for (const [name, timing] of small ?? []) {
    const other = large?.get(name);
    const ratio = (other?.p95 ?? 0) / timing.p95;
    const isUsual = Object.keys(usualRequests).some(
      (usual) => name === `${usual}, page 1` || name === `${usual}, page 50`,
    );
    if (isUsual) worst = Math.max(worst, ratio);
    print(
      `${name.padEnd(46)}${ms(timing.p50)}${ms(timing.p95)}  ${ms(other?.p50)}${ms(other?.p95)}   ${ratio.toFixed(2)}`,
    );
  }
  print(`Worst ratio of the usual requests: ${worst.toFixed(2)} (target ${TARGET_RATIO})`);
  if (worst > TARGET_RATIO) process.exitCode = 1;
}

report(await run());
