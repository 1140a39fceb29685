import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { GENDER } from '#core/jobs/job-constants.ts';
import { intArrayText } from '#server/db/int-array.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import type { BoardFilter } from './board-filter.ts';

/** What is asked for, by the names of its places in the statement; what is not asked for is missing. */
export type BoardValues = Record<string, number | string>;

type When = (name: string, condition: (place: SQL) => SQL | undefined) => SQL | undefined;

/**
 * Any of the subjects. The operator && may use the index on subjects, but is slow per row; where
 * class or area have narrowed the rows already, comparing ids is twice as fast.
 */
function subjectValues({ subjectIds, classId, locationId, nearbyAreas }: BoardFilter): BoardValues {
  if (subjectIds === undefined) return {};
  const isNarrow = [classId, locationId, nearbyAreas].some((value) => value !== undefined);
  return isNarrow
    ? Object.fromEntries(subjectIds.map((id, at) => [`subject${at}`, id]))
    : { subjects: intArrayText(subjectIds) };
}

export function boardValues(filter: BoardFilter): BoardValues {
  const { salary, locationIds, withoutSubjectIds = [] } = filter;
  const values = {
    jobId: filter.jobId,
    tutorGender: filter.tutorGender,
    tutoringPlaceId: filter.tutoringPlaceId,
    categoryId: filter.categoryId,
    classId: filter.classId,
    cityId: filter.cityId,
    locationId: filter.locationId,
    locationIds: locationIds && intArrayText(locationIds),
    ...subjectValues(filter),
    withoutSubjects: withoutSubjectIds.length > 0 ? intArrayText(withoutSubjectIds) : undefined,
    salaryMin: salary.min,
    salaryMax: salary.max,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, value]],
    ),
  );
}

function hasSubject(values: BoardValues, when: When): SQL | undefined {
  const each = Object.keys(values)
    .filter((name) => /^subject\d/.test(name))
    .map((name) => when(name, (place) => sql`${place} = any(${jobOffers.subjectIds})`));
  return and(
    when('subjects', (place) => sql`${jobOffers.subjectIds} && ${place}::int[]`),
    or(...each),
  );
}

/** Everything but the nearby areas, which decide the order and stand in the query itself. */
export function boardConditions(values: BoardValues): SQL | undefined {
  const when: When = (name, condition) =>
    name in values ? condition(sql`${sql.placeholder(name)}`) : undefined;
  return and(
    // Written out, not a parameter: the partial indexes of the board apply only to this text.
    sql`${jobOffers.status} = 'live'`,
    when('jobId', (place) => eq(jobOffers.id, place)),
    // What is open to any tutor is open to this one too.
    when('tutorGender', (place) => sql`${jobOffers.tutorGender} in (${place}, ${GENDER.any})`),
    when('tutoringPlaceId', (place) => eq(jobOffers.tutoringPlaceId, place)),
    when('categoryId', (place) => eq(jobOffers.categoryId, place)),
    when('classId', (place) => eq(jobOffers.classId, place)),
    when('cityId', (place) => eq(jobOffers.cityId, place)),
    when('locationId', (place) => eq(jobOffers.locationId, place)),
    when('locationIds', (place) => sql`${jobOffers.locationId} = any(${place}::int[])`),
    hasSubject(values, when),
    when('withoutSubjects', (place) => sql`not (${jobOffers.subjectIds} && ${place}::int[])`),
    when('salaryMin', (place) => gte(jobOffers.actualSalary, place)),
    when('salaryMax', (place) => lte(jobOffers.actualSalary, place)),
  );
}
