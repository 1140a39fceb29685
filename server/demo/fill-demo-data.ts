/** Fills an empty database with an invented marketplace; the same one on every machine. */
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createPasswordHasher } from '#server/account/password-hasher.ts';
import type { Db } from '#server/db/database.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobCounters } from '#server/db/schema/job-counters.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/db/schema/people.ts';
import { savedJobs } from '#server/db/schema/saved-jobs.ts';
import { loadLookups } from '#server/lookups/load-lookups.ts';
import { createRandom } from './create-random.ts';
import { demoParent, demoStaff, demoTutors } from './demo-accounts.ts';
import { inventActivity, type PostedJob } from './demo-activity.ts';
import type { DemoContext } from './demo-context.ts';
import { fillDemoHiring } from './demo-hiring.ts';
import { inventParents, inventTutors } from './demo-people.ts';
import { planJobs } from './plan-jobs.ts';
import { readDemoTexts } from './read-demo-texts.ts';

const SEED = 20_260_221;
/** Of the accounts the README names; the invented people cannot sign in. */
const DEMO_PASSWORD = 'porua-demo';
const TUTORS = 400;
const PARENTS = 60;
const BATCH = 250;

async function insertAll<T extends PgTable>(db: Db, table: T, rows: InferInsertModel<T>[]) {
  for (let start = 0; start < rows.length; start += BATCH)
    await db.insert(table).values(rows.slice(start, start + BATCH));
}

async function insertTutors(db: Db, context: DemoContext) {
  const fixed = demoTutors(context);
  const all = [...fixed, ...inventTutors(context, TUTORS - fixed.length)];
  const userRows = await db
    .insert(users)
    .values(all.map(({ user }) => user))
    .returning({ id: users.id });
  return db
    .insert(tutors)
    .values(
      userRows.flatMap(({ id }, index) => {
        const found = all[index];
        return found === undefined ? [] : [{ ...found.tutor, userId: id }];
      }),
    )
    .returning({ id: tutors.id, cityId: tutors.cityId });
}

async function insertParents(db: Db, context: DemoContext): Promise<number[]> {
  const all = [demoParent(context), ...inventParents(context, PARENTS - 1)];
  const userRows = await db.insert(users).values(all).returning({ id: users.id });
  const rows = await db
    .insert(parents)
    .values(userRows.map(({ id }) => ({ userId: id })))
    .returning({ id: parents.id });
  return rows.map(({ id }) => id);
}

async function readPosted(db: Db): Promise<PostedJob[]> {
  const rows = await db
    .select({
      id: jobOffers.id,
      cityId: jobOffers.cityId,
      status: jobOffers.status,
      postedAt: jobOffers.postedAt,
    })
    .from(jobOffers)
    .orderBy(jobOffers.id);
  return rows.flatMap(({ status, postedAt, ...row }) =>
    (status === 'live' || status === 'closed') && postedAt !== null
      ? [{ ...row, status, postedAt }]
      : [],
  );
}

async function fill(db: Db, now: Date) {
  const context: DemoContext = {
    random: createRandom(SEED),
    texts: readDemoTexts(),
    lookups: await loadLookups(db),
    now,
    // One hash for all: it takes as long as any other.
    passwordHash: await createPasswordHasher().hash(DEMO_PASSWORD),
  };
  const tutorRows = await insertTutors(db, context);
  const [demoParentId = 0, ...parentIds] = await insertParents(db, context);
  const [staff] = await db.insert(users).values(demoStaff(context)).returning({ id: users.id });
  await insertAll(db, jobOffers, planJobs(context, demoParentId, parentIds));
  const activity = inventActivity(context, await readPosted(db), tutorRows);
  await insertAll(db, applications, activity.applications);
  await insertAll(db, savedJobs, activity.saved);
  await insertAll(db, jobCounters, activity.counters);
  await fillDemoHiring(db, context, { parentId: demoParentId, staffId: staff?.id ?? 0 });
}

/** All or nothing: a start that is interrupted must not leave half a marketplace behind. */
export async function fillDemoData(db: Db, now = new Date()): Promise<void> {
  await db.transaction((transaction) => fill(transaction, now));
}
