/** Fills an empty database with an invented marketplace; the same one on every machine. */

import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { savedJobs } from '#server/ground/db/schema/saved-jobs.ts';
import { loadLookups } from '#server/ground/services/load-lookups.ts';
import { createPasswordHasher } from '#server/ground/services/password-hasher.ts';
import { fillers as ofCommunity } from './community/fillers.ts';
import { createRandom } from './create-random.ts';
import { demoParent, demoStaff, demoTutors } from './demo-accounts.ts';
import { inventActivity, type PostedJob } from './demo-activity.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoMarketplace } from './demo-filler.ts';
import { inventParents, inventTutors } from './demo-people.ts';
import { giveJobs } from './give-jobs.ts';
import { insertTutors } from './insert-tutors.ts';
import { fillers as ofMarket } from './market/fillers.ts';
import { fillers as ofMoney } from './money/fillers.ts';
import { fillers as ofPeople } from './people/fillers.ts';
import { planJobs } from './plan-jobs.ts';
import { readDemoTexts } from './read-demo-texts.ts';
import { fillers as ofTuition } from './tuition/fillers.ts';

const SEED = 20_260_221;
const PROFILE_SEED = 20_261_116;
const FACES_SEED = 20_261_130;
/** The password of the accounts the README names; the invented people cannot sign in. */
const DEMO_PASSWORD = 'porua-demo';
const TUTORS = 400;
const PARENTS = 60;
/** The tutors the README names who have a complete profile, by index: in Dhaka and Chattogram. */
const COMPLETE_TUTORS = [0, 2];

const fillers = [...ofPeople, ...ofMoney, ...ofMarket, ...ofTuition, ...ofCommunity].sort(
  (one, other) => one.place - other.place,
);

function inventAndInsertTutors(db: Db, context: DemoContext) {
  const fixed = demoTutors(context);
  const all = [...fixed, ...inventTutors(context, TUTORS - fixed.length)];
  // Their own numbers, so that more or less of a profile moves nothing else.
  const ofProfiles = { ...context, random: createRandom(PROFILE_SEED) };
  const faces = createRandom(FACES_SEED);
  // The named accounts have no picture: who tries the product as one of them is asked for it.
  return insertTutors(db, ofProfiles, all, (index) => (index < fixed.length ? null : faces));
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
      classId: jobOffers.classId,
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
    // Hashing a password is slow on purpose: the accounts share one hash.
    passwordHash: await createPasswordHasher().hash(DEMO_PASSWORD),
  };
  const tutorRows = await inventAndInsertTutors(db, context);
  const [demoParentId = 0, ...parentIds] = await insertParents(db, context);
  const [staff] = await db.insert(users).values(demoStaff(context)).returning({ id: users.id });
  await insertAll(db, jobOffers, planJobs(context, demoParentId, parentIds));
  const posted = await readPosted(db);
  const activity = inventActivity(context, posted, tutorRows);
  const named = COMPLETE_TUTORS.flatMap((index) => tutorRows[index] ?? []);
  for (const tutor of named) giveJobs(activity.applications, posted, tutor);
  await insertAll(db, applications, activity.applications);
  await insertAll(db, savedJobs, activity.saved);
  await insertAll(db, jobCounters, activity.counters);
  const marketplace: DemoMarketplace = {
    ...context,
    tutors: named,
    tutorIds: named.map(({ id }) => id),
    allTutorIds: tutorRows.map(({ id }) => id),
    parentId: demoParentId,
    staffId: staff?.id ?? 0,
  };
  for (const { fill: fillPart } of fillers) await fillPart(db, marketplace);
}

/** All or nothing: a start that is interrupted must not leave half a marketplace behind. */
export async function fillDemoData(db: Db, now = new Date()): Promise<void> {
  await db.transaction((transaction) => fill(transaction, now));
}
