/**
 * Part of `npm run bench teaching`: how long tutor and guardian wait for a long tuition among many: its lessons,
 * near and far, and the report of a month. Source: docs/requirements/tuition/teaching.md, "Lessons".
 */
import { eq } from 'drizzle-orm';
import { parseConfig } from '#server/ground/config/config.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices } from '#server/ground/services/services.ts';
import { findOwnTuition } from '#server/tuition/teaching/find-own-tuition.ts';
import { listLessons } from '#server/tuition/teaching/lessons/list-lessons.ts';
import { reportLessons } from '#server/tuition/teaching/lessons/report-lessons.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { fillLessons, LESSONS_OF_ONE } from './fill-lessons.ts';
import { print } from './print.ts';

const LESSONS = 200_000;
const TARGET_MS = 100;
const ROUNDS = 200;
const WARM_UP = 10;

const databases = await openBenchDatabases(fillLessons);
try {
  const { db } = await databases.open(LESSONS);
  const lookupCache = await createLookupCache(db, () => {});
  lookupCache.stop();
  const services = createServices({ config: parseConfig({ NODE_ENV: 'test' }), db, lookupCache });
  const [user] = await db.select().from(users).where(eq(users.id, 2));
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, 1));
  if (user === undefined || tutor === undefined) throw new Error('Nobody to read it');
  const person = { user, tutor, parent: null };
  print(`${databases.kind}, ${LESSONS_OF_ONE} lessons in one tuition, ${LESSONS} in all`);
  const timed = async (name: string, work: () => Promise<{ length: number }>) => {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { length } = await work();
      if (round >= 0) times.push(performance.now() - start);
      if (length === 0) throw new Error(`${name}: nothing`);
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(ROUNDS * 0.95)] ?? 0;
    print(`${name}: p50 ${times[ROUNDS / 2]?.toFixed(1)}, p95 ${p95.toFixed(1)} ms`);
    if (p95 > TARGET_MS) process.exitCode = 1;
  };
  const lang = 'en';
  for (const page of [1, 50, 100])
    await timed(`Lessons, page ${page}`, async () => {
      const tuition = await findOwnTuition(db, person, 1);
      return (await listLessons(services, tuition, { page, lang })).data;
    });
  await timed('The report of a month', async () => {
    const tuition = await findOwnTuition(db, person, 1);
    return (await reportLessons(services, tuition, { lang })).report?.lessons ?? [];
  });
} finally {
  await databases.stop();
}
