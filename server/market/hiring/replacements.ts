/** The search for another tutor of a request that has or had one. All under the lock of the request. */
import { and, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';

const ofJob = (db: Db, jobId: number) =>
  inArray(
    replacements.applicationId,
    db.select({ id: applications.id }).from(applications).where(eq(applications.jobOfferId, jobId)),
  );

type Search = Pick<
  typeof replacements.$inferInsert,
  'applicationId' | 'askedAt' | 'byUserId' | 'reason' | 'wish' | 'ends'
>;

export async function openReplacement(db: Db, jobId: number, search: Search): Promise<void> {
  // Whom the guardian chose the last time says nothing of the next one.
  await db.delete(tutorChoices).where(eq(tutorChoices.jobOfferId, jobId));
  await db.insert(replacements).values(search);
}

export async function findOpenReplacement(db: Db, jobId: number) {
  const [row] = await db
    .select()
    .from(replacements)
    .where(and(ofJob(db, jobId), eq(replacements.state, 'open')));
  return row ?? null;
}

/** A tutor who is being replaced holds no place of the search. */
export const isNotReplaced = (db: Db) =>
  notExists(
    db
      .select({ id: replacements.id })
      .from(replacements)
      .where(and(eq(replacements.applicationId, applications.id), eq(replacements.state, 'open'))),
  );

async function stop(db: Db, which: SQL, at: Date): Promise<void> {
  await db
    .update(replacements)
    .set({ state: 'stopped', settledAt: at })
    .where(and(which, eq(replacements.state, 'open')));
}

/** The request is filled, closed or cancelled without another tutor. */
export const stopReplacement = (db: Db, jobId: number, at: Date): Promise<void> =>
  stop(db, ofJob(db, jobId), at);

/** The tutor to be replaced is on trial again: there is no tuition to replace. */
export const stopReplacementOf = (db: Db, applicationId: number, at: Date): Promise<void> =>
  stop(db, eq(replacements.applicationId, applicationId), at);

/** The appointment of the other tutor was undone: the search goes on. */
export async function reopenReplacement(db: Db, newApplicationId: number): Promise<void> {
  await db
    .update(replacements)
    .set({ state: 'open', settledAt: null, newApplicationId: null })
    .where(eq(replacements.newApplicationId, newApplicationId));
}

/** The old tuition goes on while another tutor is looked for. */
export async function hasReplacedTuition(db: Db, jobId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: replacements.id })
    .from(replacements)
    .innerJoin(applications, eq(applications.id, replacements.applicationId))
    .where(and(eq(applications.jobOfferId, jobId), eq(replacements.state, 'open'), isTakenNow));
  return row !== undefined;
}
