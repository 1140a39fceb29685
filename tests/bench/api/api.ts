/**
 * `npm run bench api`: how many requests a core carries that the server shares with PostgreSQL, beside
 * PostgreSQL alone and beside the least a server can do; and how each public read grows from ten
 * thousand to a million jobs and tutors. Needs `taskset` and `pgbench`. Both as Markdown, for
 * docs/performance.md. `BENCH_URL` names a server with filled databases (`bench_<size>`).
 */
import type { Db } from '#server/ground/db/database.ts';
import { openBenchDatabases } from '../bench-databases.ts';
import { fillBoard } from '../fill-board.ts';
import { fillHub } from '../fill-hub.ts';
import { openApps } from '../measure.ts';
import { print } from '../print.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureThroughput } from './measure-throughput.ts';

const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const SHARED_SIZE = 100_000;
const MOST_GROWTH = 2;

async function fill(db: Db, size: number) {
  await fillHub(db, size);
  await fillBoard(db, size);
}

const databases = await openBenchDatabases(fill);
const { apps, close } = await openApps(databases, SIZES);
try {
  const app = apps[SIZES.indexOf(SHARED_SIZE)];
  const url = databases.urlOf?.(SHARED_SIZE);
  if (app !== undefined && url !== undefined) {
    const missed = await measureThroughput(app, url);
    for (const goal of missed) print(`MISSED: ${goal}`);
    if (missed.length > 0) process.exitCode = 1;
  } else print('Requests per second need PostgreSQL and 100,000 jobs');
  print('');
  const worst = await measureGrowth(apps, SIZES);
  print(`\nWorst ratio of p95: ${worst.toFixed(2)}, target ${MOST_GROWTH}`);
  if (worst > MOST_GROWTH) process.exitCode = 1;
} finally {
  await close();
}
