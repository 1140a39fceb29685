/** Reads what staff choose tutors by, for a whole board or list at once. */

import { inArray } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { distanceKm, type Point } from '#core/ground/geo/distance.ts';
import { roundKm } from '#core/ground/geo/round-km.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { ratingAverage } from '#core/market/hub/hub-score.ts';
import type { TutorFactsRow } from '#core/people/api/tutor-facts.ts';
import { fromAvailabilityBits } from '#core/people/profile/availability.ts';
import type { tutors } from '#server/ground/db/schema/people.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readStudies } from '#server/market/hiring/connected-tutors.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { presentChecked } from '#server/people/documents/present-checked.ts';

type Tutor = typeof tutors.$inferSelect;
export type TutorFactsOf = (tutor: Tutor) => TutorFactsRow;

const DAYS_OF_MONTH = 365.25 / 12;

interface Period {
  durationFrom: string;
  durationTo: string;
}

/**
 * Sums all periods, in months; what was taught side by side counts each time, as the tutor has
 * entered it.
 */
const monthsOf = (periods: readonly Period[]): number =>
  Math.round(
    periods.reduce(
      (sum, { durationFrom, durationTo }) =>
        sum + dayjs.utc(durationTo).diff(dayjs.utc(durationFrom), 'day'),
      0,
    ) / DAYS_OF_MONTH,
  );

const pointOf = (latitude: number | null, longitude: number | null): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export async function readTutorFacts(
  { db, lookupCache }: Pick<Services, 'db' | 'lookupCache'>,
  tutorIds: number[],
  job: JobRow | null,
  lang: Lang,
): Promise<TutorFactsOf> {
  const lookups = lookupCache.current;
  const studies = await readStudies(db, tutorIds);
  const profiles = await db
    .select({ tutorId: tutorProfiles.tutorId, availability: tutorProfiles.availability })
    .from(tutorProfiles)
    .where(inArray(tutorProfiles.tutorId, tutorIds));
  const availability = new Map(profiles.map((row) => [row.tutorId, row.availability]));
  const experiences = Map.groupBy(
    await db
      .select({
        tutorId: tutorExperiences.tutorId,
        durationFrom: tutorExperiences.durationFrom,
        durationTo: tutorExperiences.durationTo,
      })
      .from(tutorExperiences)
      .where(inArray(tutorExperiences.tutorId, tutorIds)),
    ({ tutorId }) => tutorId,
  );
  const positions = await db
    .select()
    .from(tutorPositions)
    .where(inArray(tutorPositions.tutorId, tutorIds));
  const homes = new Map(
    positions.map((row) => [row.tutorId, pointOf(row.homeLatitude, row.homeLongitude)]),
  );
  const areaOf = (id: number | null): Point | null =>
    (id === null ? undefined : lookups.locations.get(id)) ?? null;
  // Online nobody travels.
  const place =
    job === null || job.tutoringPlaceId === TUTORING_PLACE.online
      ? null
      : (pointOf(job.latitude, job.longitude) ?? areaOf(job.locationId));
  const distanceOf = (tutor: Tutor): number | null => {
    const home = homes.get(tutor.id) ?? areaOf(tutor.locationId);
    return place === null || home === null ? null : roundKm(distanceKm(place, home));
  };
  return (tutor) => {
    const universityId = studies.get(tutor.id) ?? null;
    return {
      university:
        universityId === null ? null : nameIn(lookups.universities, universityId, lang) || null,
      rating: ratingAverage(tutor),
      review_count: tutor.ratingCount,
      completed_tuitions: tutor.completedTuitions,
      documents_checked: presentChecked(tutor),
      expected_salary: tutor.expectedSalary,
      experience_months: monthsOf(experiences.get(tutor.id) ?? []),
      distance_km: distanceOf(tutor),
      free_days: fromAvailabilityBits(availability.get(tutor.id) ?? 0)
        .filter(({ day: _, ...slots }) => Object.values(slots).includes(true))
        .map(({ day }) => day),
    };
  };
}
