/**
 * Pictures no row names: a save that broke off between file and database, or a picture whose owner
 * is gone. A day old at least, so that no save that is under way loses its own.
 */
import { inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { communityPictures } from '#server/ground/db/schema/community-posts.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import type { PhotoArea } from '#server/ground/services/photo-store.ts';
import type { Services } from '#server/ground/services/services.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

async function findNamed(db: Db, area: PhotoArea, names: string[]): Promise<Set<string | null>> {
  const rows = await {
    profile: () => db.select({ name: users.photo }).from(users).where(inArray(users.photo, names)),
    certificates: () =>
      db
        .select({ name: tutorCertificates.file })
        .from(tutorCertificates)
        .where(inArray(tutorCertificates.file, names)),
    proofs: () =>
      db
        .select({ name: paymentProofs.file })
        .from(paymentProofs)
        .where(inArray(paymentProofs.file, names)),
    messages: () =>
      db
        .select({ name: tuitionMessages.file })
        .from(tuitionMessages)
        .where(inArray(tuitionMessages.file, names)),
    identity: () =>
      db
        .select({ name: numberChanges.file })
        .from(numberChanges)
        .where(inArray(numberChanges.file, names)),
    community: () =>
      db
        .select({ name: communityPictures.file })
        .from(communityPictures)
        .where(inArray(communityPictures.file, names)),
  }[area]();
  return new Set(rows.map(({ name }) => name));
}

export async function deleteLostPhotos({ db, photos, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - DAY_MS);
  for (const area of [
    'profile',
    'certificates',
    'proofs',
    'messages',
    'identity',
    'community',
  ] as const) {
    const older = await photos.listOlder(area, before);
    for (let start = 0; start < older.length; start += BATCH) {
      const names = older.slice(start, start + BATCH);
      const named = await findNamed(db, area, names);
      for (const name of names) if (!named.has(name)) await photos.removeListed(area, name);
    }
  }
}
