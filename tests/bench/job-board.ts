/**
 * `npm run bench`: how long the job board takes with 10,000 and with 1,000,000 open jobs. Only the
 * ratio counts: it shows whether any query grows with the board. Both sizes are asked in turns, so
 * that whatever else the machine does falls on both.
 */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { createLookupCache } from '#server/lookups/lookup-cache.ts';
import { createServices } from '#server/services.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { rareRequests, usualRequests } from './board-requests.ts';

const SIZES = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 300);
const WARM_UP = 20;
const TARGET_RATIO = 2;

const print = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(2).padStart(8);

async function timeOf(app: FastifyInstance, url: string): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return performance.now() - start;
}

function toTiming(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function measure(apps: FastifyInstance[], url: string) {
  const times = apps.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [index, app] of apps.entries()) {
      const time = await timeOf(app, url);
      if (round >= 0) times[index]?.push(time);
    }
  return times.map(toTiming);
}

/** The ratio of the largest size to the smallest, at p95. */
async function report(apps: FastifyInstance[], name: string, query: string, page: number) {
  const timings = await measure(apps, `/api/job-board?${query}&page=${page}`);
  const ratio = (timings.at(-1)?.p95 ?? 0) / (timings[0]?.p95 ?? 1);
  const columns = timings.map(({ p50, p95 }) => `${ms(p50)}${ms(p95)}`).join('  ');
  print(`${`${name}, page ${page}`.padEnd(46)}${columns}   ${ratio.toFixed(2)}`);
  return ratio;
}

const databases = await openBenchDatabases();
const closers: (() => Promise<unknown>)[] = [() => databases.stop()];
try {
  const config = parseConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '100000000' });
  const apps: FastifyInstance[] = [];
  for (const jobs of SIZES) {
    const database = await databases.open(jobs);
    closers.push(() => database.close());
    const lookupCache = await createLookupCache(database.db, () => {});
    closers.push(async () => lookupCache.stop());
    const app = await buildApp(createServices({ config, db: database.db, lookupCache }));
    closers.push(() => app.close());
    apps.push(app);
  }
  print(`${databases.kind}, ms, p50 and p95 with ${SIZES.join(' and ')} open jobs, ratio of p95`);
  let worst = 0;
  for (const [name, query] of Object.entries(usualRequests))
    for (const page of [1, 50]) worst = Math.max(worst, await report(apps, name, query, page));
  print('Rare, for information:');
  for (const [name, query] of Object.entries(rareRequests)) await report(apps, name, query, 1);
  print(`Worst ratio of the usual requests: ${worst.toFixed(2)}, target ${TARGET_RATIO}`);
  if (worst > TARGET_RATIO) process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
