/** One tuition with both its people, for who may see them: from `appointed` on, until it ends. */
import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

const tutorUsers = alias(users, 'tutor_users');
const guardianUsers = alias(users, 'guardian_users');

export const selectTuitions = (db: Db) =>
  db
    .select({
      application: applications,
      job: jobOffers,
      details: requestDetails,
      tutor: tutors,
      tutorUser: tutorUsers,
      guardian: guardianUsers,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(guardianUsers, eq(guardianUsers.id, parents.userId))
    .leftJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id));

export async function findTuition(db: Db, isIt: SQL | undefined) {
  const [found] = await selectTuitions(db).where(and(isIt, isTakenNow));
  if (found === undefined) throw new ApiError('not_found', { text: 'handover_not_found' });
  return found;
}
export type Tuition = Awaited<ReturnType<typeof findTuition>>;

/** A tutor's tuition by its job. */
export const ofTutor = (tutorId: number, jobId: number) =>
  and(eq(applications.tutorId, tutorId), eq(applications.jobOfferId, jobId));

/** A guardian's tuition by its request. */
export const ofGuardian = (parentId: number, jobId: number) =>
  and(eq(jobOffers.parentId, parentId), eq(jobOffers.id, jobId));

/**
 * Returns the name by which the guardian wants to be called; requests older than the name have that
 * of the account.
 */
export const guardianName = ({
  details,
  guardian,
}: {
  details: { contactName: string } | null;
  guardian: { name: string };
}): string => details?.contactName ?? guardian.name;
