import type { PgColumn } from 'drizzle-orm/pg-core';
import { communityPictures } from '#server/ground/db/schema/community-posts.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import type { PhotoArea } from '#server/ground/services/photo-store.ts';

/**
 * The columns that name the pictures of each area. A picture is removed with the last row that names
 * it, lost where none does, and goes with the account its row belongs to.
 */
export const pictureColumns: Record<PhotoArea, PgColumn> = {
  profile: users.photo,
  'new-photos': tutors.newPhoto,
  certificates: tutorCertificates.file,
  proofs: paymentProofs.file,
  messages: tuitionMessages.file,
  identity: numberChanges.file,
  community: communityPictures.file,
};

export const photoAreas = Object.keys(pictureColumns) as PhotoArea[];
