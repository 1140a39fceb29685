import { and, eq, inArray } from 'drizzle-orm';
import { hideContactIn } from '#core/people/contact-data/hide-contact.ts';
import type { Db } from '#server/ground/db/database.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';

/**
 * Reads the one column of personal information that is public, of the tutors who are in the hub: without
 * contact data.
 */
export async function readPublicProfiles(
  db: Db,
  tutorIds: number[],
): Promise<ReadonlyMap<number, { about: string | null }>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select({ tutorId: hubListings.tutorId, about: tutorPersonalInfos.aboutYourself })
    .from(hubListings)
    .leftJoin(tutorPersonalInfos, eq(tutorPersonalInfos.tutorId, hubListings.tutorId))
    .where(and(eq(hubListings.facet, EVERYBODY), inArray(hubListings.tutorId, tutorIds)));
  return new Map(rows.map(({ tutorId, about }) => [tutorId, { about: hideContactIn(about) }]));
}
