/** Asking servers of several sizes in turns, so that whatever else the machine does falls on all. */
import type { FastifyInstance } from 'fastify';
import { parseConfig } from '#server/ground/config/config.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices } from '#server/ground/services/services.ts';
import { buildApp } from '#server/start/app.ts';
import type { BenchDatabases } from './bench-databases.ts';
import { print } from './print.ts';

export const SIZES = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 300);
const WARM_UP = 20;

const ms = (value: number) => value.toFixed(2).padStart(8);

/** A server for every size, without a network. */
export async function openApps(databases: BenchDatabases, sizes = SIZES) {
  const closers: (() => Promise<unknown>)[] = [() => databases.stop()];
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne();
  };
  const config = parseConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '100000000' });
  const apps: FastifyInstance[] = [];
  try {
    for (const size of sizes) {
      const database = await databases.open(size);
      closers.push(() => database.close());
      const lookupCache = await createLookupCache(database.db, () => {});
      closers.push(async () => lookupCache.stop());
      const app = await buildApp(createServices({ config, db: database.db, lookupCache }));
      closers.push(() => app.close());
      apps.push(app);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { apps, close };
}

/** Each from another address: limits are not what is measured. */
let caller = 0;
async function timeOf(app: FastifyInstance, url: string): Promise<number> {
  caller = (caller + 1) % 16_000_000;
  const remoteAddress = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
  const start = performance.now();
  const answer = await app.inject({ url, remoteAddress });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return performance.now() - start;
}

function toTiming(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export async function measure(apps: FastifyInstance[], url: string) {
  const times = apps.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [index, app] of apps.entries()) {
      const time = await timeOf(app, url);
      if (round >= 0) times[index]?.push(time);
    }
  return times.map(toTiming);
}

/**
 * Returns whether every size has this page: an empty answer cannot be compared with a full one.
 */
export async function isFullEverywhere(apps: FastifyInstance[], url: string): Promise<boolean> {
  const pages = await Promise.all(
    apps.map(async (app) => (await app.inject({ url, remoteAddress: '10.255.0.1' })).json()),
  );
  return pages.every(({ data }) => data.length > 0);
}

/** Prints a line; answers the p95 of the largest size, and its ratio to that of the smallest. */
export const reportTo =
  (apps: FastifyInstance[], path: string) => async (name: string, query: string, page: number) => {
    const timings = await measure(apps, `${path}?${query}&page=${page}`);
    const p95 = timings.at(-1)?.p95 ?? 0;
    const ratio = p95 / (timings[0]?.p95 ?? 1);
    const columns = timings.map((timing) => `${ms(timing.p50)}${ms(timing.p95)}`).join('  ');
    print(`${`${name}, page ${page}`.padEnd(46)}${columns}   ${ratio.toFixed(2)}`);
    return { p95, ratio };
  };
