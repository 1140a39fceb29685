/**
 * Reads what staff know of somebody who has lost the number: identity papers of tutors, requests of
 * guardians. A person in a stolen session can add both, so what is young counts only once staff
 * have checked it, and what staff have returned does not count at all.
 */

import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { IDENTITY_TYPES } from '#core/people/documents/document-checks.ts';
import type { Db } from '#server/ground/db/database.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors } from '#server/ground/db/schema/people.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import type { Caller } from '#server/ground/request/caller.ts';

const OLD_ENOUGH_DAYS = 30;

/** Returns whether something of then is old enough for a change requested now. */
export const isOldEnough = (then: Date, asked: Date): boolean =>
  asked >= dayjs.utc(then).add(OLD_ENOUGH_DAYS, 'day').toDate();

/** Newest first. */
export const readRequests = (db: Db, userIds: number[]) =>
  db
    .select({ userId: parents.userId, id: jobOffers.id, createdAt: jobOffers.createdAt })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .where(inArray(parents.userId, userIds))
    .orderBy(desc(jobOffers.id));

const { status, submittedAt } = documentChecks;

export const readPapers = (db: Db, userIds: number[]) =>
  db
    .select({ userId: tutors.userId, status, submittedAt })
    .from(tutorCertificates)
    .innerJoin(tutors, eq(tutors.id, tutorCertificates.tutorId))
    .innerJoin(
      documentChecks,
      and(eq(documentChecks.kind, 'certificate'), eq(documentChecks.itemId, tutorCertificates.id)),
    )
    .where(
      and(
        inArray(tutors.userId, userIds),
        inArray(tutorCertificates.certificateTypeId, [...IDENTITY_TYPES]),
        ne(status, 'returned'),
      ),
    );

type Paper = Awaited<ReturnType<typeof readPapers>>[number];

export const isKnownPaper = (paper: Paper, asked: Date): boolean =>
  paper.status === 'approved' || isOldEnough(paper.submittedAt, asked);

/**
 * Tells if a picture of an identity card is needed: nothing is on file, or no password was asked
 * for.
 */
export async function needsPicture(db: Db, { user }: Caller, now: Date): Promise<boolean> {
  if (user.passwordHash === null) return true;
  const requests = await readRequests(db, [user.id]);
  const papers = await readPapers(db, [user.id]);
  return !(
    requests.some(({ createdAt }) => isOldEnough(createdAt, now)) ||
    papers.some((paper) => isKnownPaper(paper, now))
  );
}
