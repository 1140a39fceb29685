/**
 * `npm run bench areas`: how long the numbers of the maps take, beside the lists under the same filters, with
 * 100,000 jobs and tutors. A list reads one page and a map counts all, so the map has a limit of its own.
 */
import { openBenchDatabases } from './bench-databases.ts';
import { fillBoard } from './fill-board.ts';
import { fillHub } from './fill-hub.ts';
import { measure, openApps } from './measure.ts';
import { print } from './print.ts';

const SIZE = Number(process.env['BENCH_SIZE'] ?? 100_000);
/** Ms, of the p50: the answer to one filter is remembered for half a minute. */
const TARGET_MS = 150;

const LISTS = { '/api/job-board': 'jobs', '/api/tutor-hub': 'tutors' };
const FILTERS: Record<string, string> = {
  'no filter': '',
  city: 'city_id=1',
  'city and class': 'city_id=1&i_class=113',
  'city and gender': 'city_id=1&tutor_gender=2&gender=2',
  subject: 'subjects=2',
  'rare subject': 'subjects=140',
};

const databases = await openBenchDatabases(async (db, size) => {
  await fillHub(db, size);
  await fillBoard(db, size);
});
const { apps, close } = await openApps(databases, [SIZE]);
try {
  const timingOf = async (url: string) => {
    const [timing] = await measure(apps, url);
    if (!timing) throw new Error('No server was measured');
    return timing;
  };
  print(`${databases.kind}, ms, p50 and p95 with ${SIZE} rows: the numbers by area, the list`);
  let slowest = 0;
  for (const [path, of] of Object.entries(LISTS))
    for (const [name, query] of Object.entries(FILTERS)) {
      const areas = await timingOf(`${path}/areas?${query}`);
      const list = await timingOf(`${path}?${query}`);
      slowest = Math.max(slowest, areas.p50);
      const columns = [areas.p50, areas.p95, list.p50, list.p95].map((ms) =>
        ms.toFixed(2).padStart(8),
      );
      print(`${`${of}, ${name}`.padEnd(28)}${columns.join('')}`);
    }
  print(`Slowest numbers, p50: ${slowest.toFixed(1)} ms, target ${TARGET_MS} ms`);
  if (slowest > TARGET_MS) process.exitCode = 1;
} finally {
  await close();
}
