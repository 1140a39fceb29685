/** From the fields of a request to a filter: unknown ids are errors, impossible pairs are empty. */
import type { JobBoardQuery } from '#core/api/schemas/job-board.ts';
import { DEFAULT_DISTANCE_KM, GENDER } from '#core/jobs/job-constants.ts';
import { toSalaryRange } from '#core/jobs/salary-range.ts';
import { areasNear, type NearbyArea } from '#server/lookups/areas-near.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import { withParts } from '#server/lookups/with-parts.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import type { BoardFilter } from './board-filter.ts';

type Query = Omit<JobBoardQuery, 'page' | 'per_page' | 'lang'>;

function checkFilterIds(query: Query, lookups: Lookups) {
  checkIds([
    { field: 'category_id', table: lookups.categories, ids: [query.category_id] },
    { field: 'i_class', table: lookups.classes, ids: [query.i_class] },
    { field: 'city_id', table: lookups.cities, ids: [query.city_id] },
    { field: 'location_id', table: lookups.locations, ids: [query.location_id] },
    { field: 'subjects', table: lookups.subjects, ids: query.subjects ?? [] },
    { field: 'without_subjects', table: lookups.subjects, ids: query.without_subjects ?? [] },
  ]);
}

/** An area in another city, or a class of another category: no job can be both. */
function isImpossible(query: Query, lookups: Lookups): boolean {
  const { city_id, location_id, category_id, i_class } = query;
  const otherCity =
    city_id !== undefined &&
    location_id !== undefined &&
    lookups.locations.get(location_id)?.cityId !== city_id;
  const otherCategory =
    category_id !== undefined &&
    i_class !== undefined &&
    lookups.classes.get(i_class)?.categoryId !== category_id;
  return otherCity || otherCategory;
}

/**
 * Distance is measured to the centre of an area and never to the job: several exact distances to
 * the same job would give its address away.
 */
function findAreas(
  query: Query,
  chosen: number[] | undefined,
  lookups: Lookups,
): NearbyArea[] | undefined {
  const { latitude, longitude, distance, city_id } = query;
  if (latitude === undefined || longitude === undefined) return undefined;
  return areasNear(
    lookups.locations,
    { latitude, longitude },
    distance ?? DEFAULT_DISTANCE_KM,
    (area) =>
      (city_id === undefined || area.cityId === city_id) &&
      (chosen === undefined || chosen.includes(area.id)),
  );
}

/** Null when nothing can match. */
export function resolveFilter(query: Query, lookups: Lookups): BoardFilter | null {
  checkFilterIds(query, lookups);
  if (isImpossible(query, lookups)) return null;
  const { tutor_gender, subjects, category_id, city_id, location_id } = query;
  const chosen = location_id === undefined ? undefined : withParts([location_id], lookups);
  const nearbyAreas = findAreas(query, chosen, lookups);
  if (nearbyAreas?.length === 0) return null;
  const hasParts = chosen !== undefined && chosen.length > 1;
  return {
    jobId: query.jobid,
    tutorGender: tutor_gender === GENDER.any ? undefined : tutor_gender,
    tutoringPlaceId: query.tutoring_place_id,
    // An area lies in one city and a class in one category: the wider condition adds no rows,
    // but would mislead the planner, which takes the two for independent.
    categoryId: query.i_class === undefined ? category_id : undefined,
    classId: query.i_class,
    cityId: location_id === undefined && nearbyAreas === undefined ? city_id : undefined,
    locationId: nearbyAreas === undefined && !hasParts ? location_id : undefined,
    locationIds: nearbyAreas === undefined && hasParts ? chosen : undefined,
    subjectIds: subjects === undefined || subjects.length === 0 ? undefined : subjects,
    withoutSubjectIds: query.without_subjects ?? [],
    salary: toSalaryRange(query.actual_salary_min, query.actual_salary_max),
    nearbyAreas,
  };
}
