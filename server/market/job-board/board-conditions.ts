import { and, eq, gte, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { intArrayText } from '#server/ground/db/int-array.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobSubjects } from '#server/ground/db/schema/job-subjects.ts';
import { ALL_SUBJECTS } from '#server/ground/lookups/with-all-subjects.ts';
import type { BoardFilter } from './board-filter.ts';

/**
 * The values of a search, by the names of their places in the statement; what is not requested is
 * missing.
 */
export type BoardValues = Record<string, number | string>;

const OF_SUBJECT = 'ofSubject';
/** The subjects whose jobs are read; none where all jobs are. */
export const subjectPlaces = (values: BoardValues): Placeholder[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(OF_SUBJECT))
    .map((name) => sql.placeholder(name));

type When = (name: string, condition: (place: SQL) => SQL | undefined) => SQL | undefined;

/** Tells if the filter narrows the jobs more than a subject does. */
const isNarrow = ({
  jobId,
  classId,
  classIds,
  withoutClassIds = [],
  daysInWeek,
  locationId,
  nearbyAreas,
}: BoardFilter) =>
  // Jobs by subject know no class and no days.
  withoutClassIds.length > 0 ||
  [jobId, classId, classIds, daysInWeek, locationId, nearbyAreas].some(
    (value) => value !== undefined,
  );

/** Jobs are read by their subject, or where they have been narrowed already, sifted by it. */
function subjectValues(filter: BoardFilter): BoardValues {
  const name = isNarrow(filter) ? 'subject' : OF_SUBJECT;
  return Object.fromEntries((filter.subjectIds ?? []).map((id, at) => [`${name}${at}`, id]));
}

const listText = (ids: number[] | undefined) => ids && intArrayText(ids);
const noneText = (ids: readonly number[] = []) => (ids.length > 0 ? intArrayText(ids) : undefined);

export function boardValues(filter: BoardFilter): BoardValues {
  const { salary } = filter;
  const values = {
    jobId: filter.jobId,
    tutorGender: filter.tutorGender,
    tutoringPlaceId: filter.tutoringPlaceId,
    tutoringPlaceIds: listText(filter.tutoringPlaceIds),
    categoryId: filter.categoryId,
    categoryIds: listText(filter.categoryIds),
    classId: filter.classId,
    classIds: listText(filter.classIds),
    cityId: filter.cityId,
    cityIds: listText(filter.cityIds),
    locationId: filter.locationId,
    locationIds: listText(filter.locationIds),
    ...subjectValues(filter),
    otherSubjects: listText(filter.otherSubjectIds),
    [filter.isEachOfAll ? 'eachOrAll' : 'each']: noneText(filter.eachSubjectIds),
    withoutSubjects: noneText(filter.withoutSubjectIds),
    withoutCategories: noneText(filter.withoutCategoryIds),
    withoutClasses: noneText(filter.withoutClassIds),
    withoutCities: noneText(filter.withoutCityIds),
    withoutLocations: noneText(filter.withoutLocationIds),
    daysInWeek: filter.daysInWeek,
    salaryMin: salary.min,
    salaryMax: salary.max,
    postedAfter: filter.postedAfter?.toISOString(),
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
  return or(...each);
}

const whenIn =
  (values: BoardValues): When =>
  (name, condition) =>
    name in values ? condition(sql`${sql.placeholder(name)}`) : undefined;

/** Returns the conditions on columns that both tables have. */
function commonConditions(values: BoardValues, jobs: typeof jobOffers | typeof jobSubjects) {
  const when = whenIn(values);
  return and(
    // What is open to any tutor is open to this one too.
    when('tutorGender', (place) => sql`${jobs.tutorGender} in (${place}, ${GENDER.any})`),
    when('tutoringPlaceId', (place) => eq(jobs.tutoringPlaceId, place)),
    when('tutoringPlaceIds', (place) => sql`${jobs.tutoringPlaceId} = any(${place}::int[])`),
    when('categoryId', (place) => eq(jobs.categoryId, place)),
    when('categoryIds', (place) => sql`${jobs.categoryId} = any(${place}::int[])`),
    when('cityId', (place) => eq(jobs.cityId, place)),
    when('cityIds', (place) => sql`${jobs.cityId} = any(${place}::int[])`),
    when('locationIds', (place) => sql`${jobs.locationId} = any(${place}::int[])`),
    when('otherSubjects', (place) => sql`${jobs.subjectIds} && ${place}::int[]`),
    when('each', (place) => sql`${jobs.subjectIds} @> ${place}::int[]`),
    when(
      'eachOrAll',
      (place) =>
        sql`(${jobs.subjectIds} @> ${place}::int[] or ${ALL_SUBJECTS} = any(${jobs.subjectIds}))`,
    ),
    when('withoutSubjects', (place) => sql`not (${jobs.subjectIds} && ${place}::int[])`),
    when('withoutCategories', (place) => sql`${jobs.categoryId} <> all(${place}::int[])`),
    when('withoutCities', (place) => sql`${jobs.cityId} <> all(${place}::int[])`),
    when('withoutLocations', (place) => sql`${jobs.locationId} <> all(${place}::int[])`),
    when('salaryMin', (place) => gte(jobs.actualSalary, place)),
    when('salaryMax', (place) => lte(jobs.actualSalary, place)),
    when('postedAfter', (place) => sql`${jobs.postedAt} > ${place}::timestamptz`),
  );
}

/** Everything but the nearby areas, which decide the order and stand in the query itself. */
export function boardConditions(values: BoardValues): SQL | undefined {
  const when = whenIn(values);
  return and(
    // Written out, not a parameter: the partial indexes of the board apply only to this text.
    sql`${jobOffers.status} = 'live'`,
    when('jobId', (place) => eq(jobOffers.id, place)),
    when('classId', (place) => eq(jobOffers.classId, place)),
    when('classIds', (place) => sql`${jobOffers.classId} = any(${place}::int[])`),
    when('daysInWeek', (place) => eq(jobOffers.daysInWeek, place)),
    when('withoutClasses', (place) => sql`${jobOffers.classId} <> all(${place}::int[])`),
    when('locationId', (place) => eq(jobOffers.locationId, place)),
    hasSubject(values, when),
    commonConditions(values, jobOffers),
  );
}

/** The same of the jobs of one subject. */
export const subjectConditions = (subject: Placeholder, values: BoardValues): SQL | undefined =>
  and(eq(jobSubjects.subjectId, subject), commonConditions(values, jobSubjects));
