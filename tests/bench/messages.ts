/**
 * Measures how long a reader waits for messages: opening a long thread, the list of many, and the
 * number of unread ones.
 */
import { eq } from 'drizzle-orm';
import { parseConfig } from '#server/ground/config/config.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { readUnread } from '#server/ground/services/read-unread.ts';
import { createServices } from '#server/ground/services/services.ts';
import { listThreads } from '#server/tuition/chat/list-threads.ts';
import { readThread } from '#server/tuition/chat/read-thread.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { fillMessages, LONG, LONG_THREAD, OWN_THREADS, TUTOR } from './fill-messages.ts';
import { print, printHead, printRow } from './print.ts';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 1_000_000);
const TARGET_MS = 100;
const ROUNDS = 200;
const WARM_UP = 10;
const NODE_PEOPLE = 1_000;

const databases = await openBenchDatabases(fillMessages);
try {
  const database = await databases.open(MESSAGES);
  const lookupCache = await createLookupCache(database.db, () => {});
  lookupCache.stop();
  const config = parseConfig({ NODE_ENV: 'test' });
  const services = createServices({ config, db: database.db, lookupCache });
  const [user] = await database.db.select().from(users).where(eq(users.id, TUTOR));
  const [tutor] = await database.db.select().from(tutors).where(eq(tutors.id, TUTOR));
  if (user === undefined || tutor === undefined) throw new Error('Nobody to measure');
  const person = { user, tutor, parent: null };
  const { messages } = await readThread(services, person, LONG_THREAD, {
    before: undefined,
    after: undefined,
  });
  const newest = messages.at(-1)?.id ?? 0;
  const thread = (wanted: { before?: number; after?: number }) => () =>
    readThread(services, person, LONG_THREAD, { before: undefined, after: undefined, ...wanted });
  const people = Array.from({ length: NODE_PEOPLE }, (_, index) => TUTOR + index);

  const cases: [name: string, work: () => Promise<unknown>][] = [
    [`opening a thread of ${LONG} messages`, thread({})],
    ['older messages, from its middle', thread({ before: Math.round(newest / 2) })],
    ['what is new since the last one', thread({ after: newest })],
    [`the list of ${OWN_THREADS} threads, page 1`, () => listThreads(services, person, 1, 'en')],
    [`the list of ${OWN_THREADS} threads, page 20`, () => listThreads(services, person, 20, 'en')],
    ['unread, one person', () => readUnread(database.db, [TUTOR])],
  ];
  /** Every two seconds in the background: no reader waits for it. */
  const polled = `unread, ${NODE_PEOPLE} people of a node`;
  cases.push([polled, () => readUnread(database.db, people)]);
  print(`${databases.kind}, ${MESSAGES} messages`);
  printHead(['what', 'p50', 'p95']);
  for (const [name, work] of cases) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const start = performance.now();
      await work();
      if (round >= 0) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(ROUNDS * share)] ?? 0;
    printRow([name, `${at(0.5).toFixed(1)} ms`, `${at(0.95).toFixed(1)} ms`]);
    if (name !== polled && at(0.95) > TARGET_MS) process.exitCode = 1;
  }
  print(`Target: p95 ${TARGET_MS} ms`);
  await database.close();
} finally {
  await databases.stop();
}
