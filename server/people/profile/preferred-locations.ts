import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { fieldError } from './profile-errors.ts';
import { updateOffer } from './update-offer.ts';

export async function readPreferredLocations(db: Db, tutorId: number): Promise<number[]> {
  const [row] = await db
    .select({ ids: tutorProfiles.preferredLocationIds })
    .from(tutorProfiles)
    .where(eq(tutorProfiles.tutorId, tutorId));
  return row?.ids ?? [];
}

export interface PreferredLocation {
  city_id: number;
  preferred_location_id: number[];
}

export function checkPreferredLocation(
  { cities, locations }: Lookups,
  { city_id, preferred_location_id }: PreferredLocation,
) {
  checkIds([
    { field: 'city_id', table: cities, ids: [city_id] },
    { field: 'preferred_location_id', table: locations, ids: preferred_location_id },
  ]);
  if (preferred_location_id.some((id) => locations.get(id)?.cityId !== city_id))
    throw fieldError('preferred_location_id', 'location_of_city');
}

export async function savePreferredLocation(
  db: Db,
  tutorId: number,
  { city_id, preferred_location_id }: PreferredLocation,
  now: Date,
) {
  await db.update(tutors).set({ cityId: city_id }).where(eq(tutors.id, tutorId));
  const preferredLocationIds = [...new Set(preferred_location_id)];
  await updateOffer(db, tutorId, { preferredLocationIds }, now);
}
