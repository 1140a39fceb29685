/**
 * The one way tutors come into the hub, change and leave it. Call it in the transaction of a change to
 * the profile, the account, the reviews or the tuitions of a tutor: the row of the tutor is locked
 * first, so that of two changes at once the second sees the first.
 */
import { and, asc, count, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { isCompleted } from '#server/ground/db/tuitions.ts';
import { askWhileReady } from '#server/people/acceptance/ask-for-acceptance.ts';
import { readChecked } from '#server/people/documents/read-checks.ts';
import { mayBeListed } from './is-listed.ts';
import { toListings } from './to-listings.ts';

/** Locks the tutors in one order, or two such changes would wait for each other. */
export const lockTutors = (db: Db, tutorIds: readonly number[]) =>
  db
    .select({ id: tutors.id })
    .from(tutors)
    .where(inArray(tutors.id, [...tutorIds]))
    .orderBy(asc(tutors.id))
    .for('no key update');

async function writeStanding(db: Db, tutorIds: number[]) {
  const rated = await db
    .select({ id: reviews.tutorId, sum: sum(reviews.rating).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(inArray(reviews.tutorId, tutorIds), isNull(reviews.hiddenAt)))
    .groupBy(reviews.tutorId);
  const done = await db
    .select({ id: applications.tutorId, count: count() })
    .from(applications)
    .where(and(inArray(applications.tutorId, tutorIds), isCompleted))
    .groupBy(applications.tutorId);
  const ratings = new Map(rated.map((row) => [row.id, row]));
  const tuitions = new Map(done.map((row) => [row.id, row.count]));
  const checked = await readChecked(db, tutorIds);
  for (const id of tutorIds) {
    const { sum: ratingSum = 0, count: ratingCount = 0 } = ratings.get(id) ?? {};
    const { at: documentsCheckedAt = null, parts: checkedParts = [] } = checked.get(id) ?? {};
    const standing = {
      ratingSum,
      ratingCount,
      completedTuitions: tuitions.get(id) ?? 0,
      documentsCheckedAt,
      checkedParts,
    };
    await db.update(tutors).set(standing).where(eq(tutors.id, id));
  }
}

async function readTutors(db: Db, tutorIds: number[], now: Date) {
  const rows = await db
    .select({ tutor: tutors, user: users, offer: tutorProfiles })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
    .where(and(inArray(tutors.id, tutorIds), mayBeListed(now)));
  const degrees = await db
    .select({
      tutorId: tutorEducations.tutorId,
      universityId: tutorEducations.universityId,
      departmentId: tutorEducations.departmentId,
    })
    .from(tutorEducations)
    .where(inArray(tutorEducations.tutorId, tutorIds));
  const byTutor = Map.groupBy(degrees, ({ tutorId }) => tutorId);
  return rows.map((row) => ({ ...row, degrees: byTutor.get(row.tutor.id) ?? [] }));
}

/** Give it a transaction. */
export async function refreshListings(db: Db, tutorIds: readonly number[], now: Date) {
  const ids = [...new Set(tutorIds)];
  if (ids.length === 0) return;
  await lockTutors(db, ids);
  await writeStanding(db, ids);
  await askWhileReady(db, ids, now);
  const rows = (await readTutors(db, ids, now)).flatMap(toListings);
  await db.delete(hubListings).where(inArray(hubListings.tutorId, ids));
  await insertAll(db, hubListings, rows);
}

/** The tutor of a user; nothing for everybody else. */
export async function refreshListingOf(db: Db, userId: number, now: Date) {
  const rows = await db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId));
  await refreshListings(
    db,
    rows.map(({ id }) => id),
    now,
  );
}
