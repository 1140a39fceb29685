/** The areas of a member: where a guardian lives or asked for a tutor, where a tutor lives and wants to teach. */
import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import type { Member } from './member.ts';

/** Number of the newest requests whose areas count: somebody may have moved. */
const REQUESTS = 20;

async function ofGuardian(db: Db, parentId: number): Promise<number[]> {
  const saved = await db
    .select({ id: parentLocations.locationId })
    .from(parentLocations)
    .where(eq(parentLocations.parentId, parentId))
    .orderBy(parentLocations.id);
  const asked = await db
    .select({ id: jobOffers.locationId })
    .from(jobOffers)
    .where(eq(jobOffers.parentId, parentId))
    .orderBy(desc(jobOffers.id))
    .limit(REQUESTS);
  return [...saved, ...asked].map(({ id }) => id);
}

async function ofTutor(db: Db, { id, locationId }: NonNullable<Member['tutor']>) {
  const [profile] = await db
    .select({ ids: tutorProfiles.preferredLocationIds })
    .from(tutorProfiles)
    .where(eq(tutorProfiles.tutorId, id));
  return [...(locationId === null ? [] : [locationId]), ...(profile?.ids ?? [])];
}

/** Each once, the likeliest first. */
export async function readOwnAreas(db: Db, { tutor, parent }: Member): Promise<number[]> {
  const ids = [
    ...(tutor === null ? [] : await ofTutor(db, tutor)),
    ...(parent === null ? [] : await ofGuardian(db, parent.id)),
  ];
  return [...new Set(ids)];
}
