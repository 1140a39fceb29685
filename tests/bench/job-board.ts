/**
 * `npm run bench`: how long the job board takes with 10,000 and with 1,000,000 open jobs. Only the
 * ratio counts: it shows whether any query grows with the board.
 */
import { openBenchDatabases } from './bench-databases.ts';
import { rareRequests, usualRequests } from './board-requests.ts';
import { fillBoard } from './fill-board.ts';
import { openApps, reportTo, SIZES } from './measure.ts';
import { print } from './print.ts';

const TARGET_RATIO = 2;

const databases = await openBenchDatabases(fillBoard);
const { apps, close } = await openApps(databases);
try {
  const report = reportTo(apps, '/api/job-board');
  print(`${databases.kind}, ms, p50 and p95 with ${SIZES.join(' and ')} open jobs, ratio of p95`);
  let worst = 0;
  for (const [name, query] of Object.entries(usualRequests))
    for (const page of [1, 50]) worst = Math.max(worst, (await report(name, query, page)).ratio);
  print('Rare, for information:');
  for (const [name, query] of Object.entries(rareRequests)) await report(name, query, 1);
  print(`Worst ratio of the usual requests: ${worst.toFixed(2)}, target ${TARGET_RATIO}`);
  if (worst > TARGET_RATIO) process.exitCode = 1;
} finally {
  await close();
}
