/**
 * `npm run bench staff-charts`: how long the numbers of the console's charts take among 100,000 requests and
 * as many tutors of the hub: the age of queues, demand by area, and the other numbers of Today. Source:
 * docs/requirements/dashboards/staff-console.md, "Demand by area".
 */
import { sql } from 'drizzle-orm';
import { parseConfig } from '#server/ground/config/config.ts';
import type { Db } from '#server/ground/db/database.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices } from '#server/ground/services/services.ts';
import { listDemand } from '#server/staff/demand/list-demand.ts';
import { countQueues } from '#server/staff/queues/count-queues.ts';
import { readToday } from '#server/staff/today/read-today.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { fillBoard } from './fill-board.ts';
import { fillHub } from './fill-hub.ts';
import { print } from './print.ts';

const SIZE = 100_000;
const TARGET_MS = 1000;
const ROUNDS = 20;
const WARM_UP = 3;

/** Every tenth request waits for staff, half of the others have applicants, some of them proposed. */
async function fillQueues(db: Db) {
  await db.execute(sql`
    update job_offers set status = case id % 20 when 0 then 'pending' else 'returned' end,
      created_at = posted_at, status_changed_at = posted_at, posted_at = null where id % 10 = 0`);
  await db.execute(sql`
    insert into applications (tutor_id, job_offer_id, stage, created_at, stage_changed_at)
    select 1 + (job.id * 7 + nth * 1009) % ${sql.raw(String(SIZE))}, job.id,
      case when nth = 1 and job.id % 3 = 0 then 'shortlisted' else 'applied' end,
      job.posted_at + interval '1 hour', job.posted_at + interval '5 hours'
    from job_offers job, generate_series(1, 4) nth where job.status = 'live' and job.id % 2 = 1`);
  await db.execute(sql`
    insert into call_requests (phone, lang, idempotency_key, created_at)
    select '+8801' || lpad(n::text, 9, '0'), 'bn', gen_random_uuid(), now() - n * interval '1 minute'
    from generate_series(1, 20000) n`);
  await db.execute(sql`vacuum (analyze)`);
}

const databases = await openBenchDatabases(async (db, size) => {
  await fillHub(db, size);
  await fillBoard(db, size);
  await fillQueues(db);
});
try {
  const database = await databases.open(SIZE);
  const lookupCache = await createLookupCache(database.db, () => {});
  lookupCache.stop();
  const config = parseConfig({ NODE_ENV: 'test' });
  const services = createServices({ config, db: database.db, lookupCache });
  const reads: Record<string, () => Promise<unknown>> = {
    'Age of queues': () => countQueues(services),
    'Demand by area, all cities': () => listDemand(services, { page: 1 }, 'en'),
    'Demand by area, Dhaka': () => listDemand(services, { page: 1, city_id: 1 }, 'en'),
    'Other numbers of Today': () => readToday(services),
  };
  print(`${databases.kind}, ${SIZE} requests and as many tutors, median and most of ${ROUNDS}`);
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const start = performance.now();
      await read();
      if (round >= WARM_UP) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(ROUNDS / 2)] ?? 0;
    print(`${name}: ${median.toFixed(1)} ms, at most ${times.at(-1)?.toFixed(1)} ms`);
    if (median > TARGET_MS) process.exitCode = 1;
  }
  await database.close();
} finally {
  await databases.stop();
}
