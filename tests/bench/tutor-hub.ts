/**
 * `npm run bench hub`: how long the tutor hub takes with 10,000 and with 1,000,000 tutors. As for the
 * board, the ratio counts; of the search box the time itself.
 */
import { openBenchDatabases } from './bench-databases.ts';
import { fillHub } from './fill-hub.ts';
import { rareRequests, searches, usualRequests } from './hub-requests.ts';
import { isFullEverywhere, openApps, reportTo, SIZES } from './measure.ts';
import { print } from './print.ts';

const PATH = '/api/tutor-hub';
const TARGET_RATIO = 2;
const TARGET_SEARCH_MS = 150;

const databases = await openBenchDatabases(fillHub);
const { apps, close } = await openApps(databases);
try {
  const report = reportTo(apps, PATH);
  print(`${databases.kind}, ms, p50 and p95 with ${SIZES.join(' and ')} tutors, ratio of p95`);
  let worst = 0;
  for (const [name, query] of Object.entries(usualRequests))
    for (const page of [1, 20])
      if (await isFullEverywhere(apps, `${PATH}?${query}&page=${page}`))
        worst = Math.max(worst, (await report(name, query, page)).ratio);
  print('Rare combinations:');
  for (const [name, query] of Object.entries(rareRequests))
    worst = Math.max(worst, (await report(name, query, 1)).ratio);
  print('Search:');
  let slowest = 0;
  for (const [name, query] of Object.entries(searches))
    slowest = Math.max(slowest, (await report(name, query, 1)).p95);
  print(`Worst ratio: ${worst.toFixed(2)}, target ${TARGET_RATIO}`);
  print(`Slowest search, p95: ${slowest.toFixed(1)} ms, target ${TARGET_SEARCH_MS} ms`);
  if (worst > TARGET_RATIO || slowest > TARGET_SEARCH_MS) process.exitCode = 1;
} finally {
  await close();
}
