import { and, eq, inArray } from 'drizzle-orm';
import { IDENTITY_TYPES } from '#core/documents/document-checks.ts';
import type { Db } from '#server/db/database.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutorCertificates } from '#server/db/schema/tutor-certificates.ts';
import type { Caller } from '#server/request/caller.ts';

/**
 * Staff compare what the person says with an identity document on file, or with requests. Where there
 * is neither, a picture of an identity card is asked for.
 */
export async function needsPicture(db: Db, { tutor, parent }: Caller): Promise<boolean> {
  if (tutor !== null) {
    const isIdentity = and(
      eq(tutorCertificates.tutorId, tutor.id),
      inArray(tutorCertificates.certificateTypeId, [...IDENTITY_TYPES]),
    );
    return (await db.$count(tutorCertificates, isIdentity)) === 0;
  }
  if (parent === null) return true;
  return (await db.$count(jobOffers, eq(jobOffers.parentId, parent.id))) === 0;
}
