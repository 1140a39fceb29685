import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findNearest } from '#core/ground/geo/find-nearest.ts';
import type { tutorLocationBody } from '#core/people/api/profile/setup.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { fieldError } from '#server/people/profile/profile-errors.ts';

type Home = z.output<typeof tutorLocationBody>;

/** Farther away no area of ours describes where somebody lives. */
const MAX_KM = 50;

/** The area that was chosen, else the one nearest to the point. */
export function areaOfHome({ locations }: Lookups, home: Home) {
  checkIds([{ field: 'location_id', table: locations, ids: [home.location_id] }]);
  const near = findNearest(locations.values(), home, MAX_KM);
  if (near === null) throw fieldError('latitude', 'place_unknown');
  return locations.get(home.location_id ?? near.place.id) ?? near.place;
}

/**
 * Saves where a tutor lives, at first also as the city; the teaching location may name another.
 */
export async function saveHome(
  db: Db,
  tutor: { id: number; cityId: number | null },
  home: Home,
  area: { id: number; cityId: number },
) {
  await db
    .update(tutors)
    .set({ locationId: area.id, cityId: tutor.cityId ?? area.cityId })
    .where(eq(tutors.id, tutor.id));
  const row = {
    homeName: home.location_name ?? null,
    homeLatitude: home.latitude,
    homeLongitude: home.longitude,
  };
  await db
    .insert(tutorPositions)
    .values({ tutorId: tutor.id, ...row })
    .onConflictDoUpdate({ target: tutorPositions.tutorId, set: row });
}
