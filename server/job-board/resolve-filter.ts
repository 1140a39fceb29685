/** From the fields of a request to a filter: unknown ids are errors, impossible pairs are empty. */
import type { JobBoardQuery } from '#core/api/schemas/job-board.ts';
import { findNearby } from '#core/geo/find-nearby.ts';
import { DEFAULT_DISTANCE_KM, GENDER } from '#core/jobs/job-constants.ts';
import { toSalaryRange } from '#core/jobs/salary-range.ts';
import { ApiError, type FieldProblem } from '#server/http/api-error.ts';
import type { Lookups } from '#server/lookups/load-lookups.ts';
import type { BoardFilter, NearbyArea } from './board-filter.ts';

type Query = Omit<JobBoardQuery, 'page' | 'per_page' | 'lang'>;

function checkIds(query: Query, lookups: Lookups) {
  const fields: Record<string, FieldProblem> = {};
  const check = (field: string, table: ReadonlyMap<number, unknown>, ids: number[]) => {
    const unknown = ids.filter((id) => !table.has(id));
    if (unknown.length > 0)
      fields[field] = { key: 'unknown_id', values: { id: unknown.join(', ') } };
  };
  const given = (id: number | undefined) => (id === undefined ? [] : [id]);
  check('category_id', lookups.categories, given(query.category_id));
  check('i_class', lookups.classes, given(query.i_class));
  check('city_id', lookups.cities, given(query.city_id));
  check('location_id', lookups.locations, given(query.location_id));
  check('subjects', lookups.subjects, query.subjects ?? []);
  if (Object.keys(fields).length > 0) throw new ApiError('unknown_id', { fields });
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
function findAreas(query: Query, lookups: Lookups): NearbyArea[] | undefined {
  const { latitude, longitude, distance, city_id, location_id } = query;
  if (latitude === undefined || longitude === undefined) return undefined;
  const candidates = [...lookups.locations.values()].filter(
    (area) =>
      (city_id === undefined || area.cityId === city_id) &&
      (location_id === undefined || area.id === location_id),
  );
  return findNearby(candidates, { latitude, longitude }, distance ?? DEFAULT_DISTANCE_KM).map(
    (near) => ({ locationId: near.place.id, distanceKm: near.distanceKm }),
  );
}

/** Null when nothing can match. */
export function resolveFilter(query: Query, lookups: Lookups): BoardFilter | null {
  checkIds(query, lookups);
  if (isImpossible(query, lookups)) return null;
  const nearbyAreas = findAreas(query, lookups);
  if (nearbyAreas?.length === 0) return null;
  const { tutor_gender, subjects, category_id, city_id } = query;
  return {
    jobId: query.jobid,
    tutorGender: tutor_gender === GENDER.any ? undefined : tutor_gender,
    tutoringPlaceId: query.tutoring_place_id,
    // An area lies in one city and a class in one category: the wider condition adds no rows,
    // but would mislead the planner, which takes the two for independent.
    categoryId: query.i_class === undefined ? category_id : undefined,
    classId: query.i_class,
    cityId: query.location_id === undefined && nearbyAreas === undefined ? city_id : undefined,
    locationId: nearbyAreas === undefined ? query.location_id : undefined,
    subjectIds: subjects === undefined || subjects.length === 0 ? undefined : subjects,
    salary: toSalaryRange(query.actual_salary_min, query.actual_salary_max),
    nearbyAreas,
  };
}
