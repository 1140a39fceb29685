/** A picture is removed with the last row that names it; demo people share some. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { communityPictures } from '#server/ground/db/schema/community-posts.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import type { PhotoArea, PhotoStore } from '#server/ground/services/photo-store.ts';

async function isInUse(db: Db, area: PhotoArea, name: string): Promise<boolean> {
  const rows = await {
    profile: () => db.select({ id: users.id }).from(users).where(eq(users.photo, name)).limit(1),
    certificates: () =>
      db
        .select({ id: tutorCertificates.id })
        .from(tutorCertificates)
        .where(eq(tutorCertificates.file, name))
        .limit(1),
    proofs: () =>
      db
        .select({ id: paymentProofs.paymentId })
        .from(paymentProofs)
        .where(eq(paymentProofs.file, name))
        .limit(1),
    messages: () =>
      db
        .select({ id: tuitionMessages.id })
        .from(tuitionMessages)
        .where(eq(tuitionMessages.file, name))
        .limit(1),
    identity: () =>
      db
        .select({ id: numberChanges.id })
        .from(numberChanges)
        .where(eq(numberChanges.file, name))
        .limit(1),
    community: () =>
      db
        .select({ id: communityPictures.id })
        .from(communityPictures)
        .where(eq(communityPictures.file, name))
        .limit(1),
  }[area]();
  return rows.length > 0;
}

export async function removeUnused(
  { db, photos }: { db: Db; photos: PhotoStore },
  area: PhotoArea,
  name: string | null,
): Promise<void> {
  if (name !== null && !(await isInUse(db, area, name))) await photos.remove(area, name);
}
