/**
 * The way from the fields of a request to a filter: unknown ids are errors, impossible pairs are
 * empty.
 */

import { DEFAULT_DISTANCE_KM, GENDER } from '#core/ground/limits/job-constants.ts';
import type { JobBoardQuery } from '#core/market/api/job-board.ts';
import { bothRanges, toSalaryRange } from '#core/market/jobs/salary-range.ts';
import { type JobMeaning, NOTHING_MEANT } from '#core/search/read-job-search.ts';
import { areasNear, type NearbyArea } from '#server/ground/lookups/areas-near.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import { ALL_SUBJECTS, withAllSubjects } from '#server/ground/lookups/with-all-subjects.ts';
import { withParts } from '#server/ground/lookups/with-parts.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { BoardFilter } from './board-filter.ts';

type Query = Omit<JobBoardQuery, 'page' | 'per_page' | 'lang'>;

function checkFilterIds(query: Query, lookups: Lookups) {
  checkIds([
    { field: 'category_id', table: lookups.categories, ids: query.category_id ?? [] },
    { field: 'i_class', table: lookups.classes, ids: query.i_class ?? [] },
    { field: 'city_id', table: lookups.cities, ids: [query.city_id] },
    { field: 'location_id', table: lookups.locations, ids: query.location_id ?? [] },
    { field: 'subjects', table: lookups.subjects, ids: query.subjects ?? [] },
    { field: 'without_subjects', table: lookups.subjects, ids: query.without_subjects ?? [] },
  ]);
}

type Ids = readonly number[];
const isSaid = (ids: Ids | undefined): ids is Ids => ids !== undefined && ids.length > 0;

/**
 * Returns the ids in all lists that say something; undefined where none does, empty where they
 * cannot all be.
 */
function inAll(...lists: (Ids | undefined)[]): number[] | undefined {
  const [first, ...others] = lists.filter(isSaid);
  return first?.filter((id) => others.every((ids) => ids.includes(id)));
}

const asList = (id: number | undefined): Ids => (id === undefined ? [] : [id]);
const anyOf = (gender: number | undefined) => (gender === GENDER.any ? undefined : gender);

/** One alone is compared, several are looked for in a list. */
const oneOrMany = (ids: number[] | undefined): [number | undefined, number[] | undefined] =>
  ids?.length === 1 ? [ids[0], undefined] : [undefined, ids];

/**
 * Distance is measured to the centre of an area and never to the job: several exact distances to
 * the same job would give its address away.
 */
function findAreas(
  { latitude, longitude, distance }: Query,
  isWanted: (area: { id: number; cityId: number }) => boolean,
  lookups: Lookups,
): NearbyArea[] | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const km = distance ?? DEFAULT_DISTANCE_KM;
  return areasNear(lookups.locations, { latitude, longitude }, km, isWanted);
}

/** "Except Bangla" is no job of all subjects either, where one of its classes may teach it. */
function withoutSubjects(
  ids: Ids,
  wanted: { isAllWanted: boolean; classes: Ids | undefined; lookups: Lookups },
): Ids {
  const { isAllWanted, classes, lookups } = wanted;
  const hasAll = (id: number) => lookups.subjectIdsOfClass.get(id)?.includes(ALL_SUBJECTS);
  const among = classes ?? [...lookups.classes.keys()];
  return isAllWanted ? ids : withAllSubjects(ids, among.filter(hasAll), lookups);
}

/** Null when nothing can match. */
export function resolveFilter(
  query: Query,
  lookups: Lookups,
  meaning: JobMeaning = NOTHING_MEANT,
  needsEach = false,
): BoardFilter | null {
  checkFilterIds(query, lookups);
  const cities = inAll(asList(query.city_id), meaning.city);
  const areas = inAll(
    query.location_id && withParts(query.location_id, lookups),
    withParts(meaning.location, lookups),
  )?.filter((id) => !cities || cities.includes(lookups.locations.get(id)?.cityId ?? 0));
  const categories = inAll(query.category_id, meaning.category);
  const classes = inAll(query.i_class, meaning.class)?.filter(
    (id) => !categories || categories.includes(lookups.classes.get(id)?.categoryId ?? 0),
  );
  const genders = inAll(asList(anyOf(query.tutor_gender)), meaning.gender);
  const places = inAll(asList(query.tutoring_place_id), meaning.place);
  const jobIds = inAll(asList(query.jobid), asList(meaning.jobId));
  const nearbyAreas = findAreas(
    query,
    (area) => (cities?.includes(area.cityId) ?? true) && (areas?.includes(area.id) ?? true),
    lookups,
  );
  const all = [cities, areas, categories, classes, genders, places, jobIds, nearbyAreas];
  if (all.some((ids) => ids?.length === 0)) return null;
  // An area lies in one city and a class in one category: the wider condition adds no rows,
  // but would mislead the planner, which takes the two for independent.
  const [classId, classIds] = oneOrMany(classes);
  const [categoryId, categoryIds] = oneOrMany(classes ? undefined : categories);
  const [locationId, locationIds] = oneOrMany(nearbyAreas ? undefined : areas);
  const [cityId, cityIds] = oneOrMany(areas || nearbyAreas ? undefined : cities);
  const [tutoringPlaceId, tutoringPlaceIds] = oneOrMany(places);
  const [subjects, others] = [query.subjects, meaning.subject]
    .filter(isSaid)
    .map((ids) => withAllSubjects(ids, classes, lookups));
  const isOfAll = withAllSubjects(meaning.each, classes, lookups).includes(ALL_SUBJECTS);
  return {
    jobId: jobIds?.[0],
    tutorGender: genders?.[0],
    ...{ tutoringPlaceId, tutoringPlaceIds },
    ...{ categoryId, categoryIds, classId, classIds, locationId, locationIds },
    ...{ cityId, cityIds },
    subjectIds: subjects && [...subjects],
    otherSubjectIds: others && [...others],
    ...(needsEach && { eachSubjectIds: meaning.each, isEachOfAll: isOfAll }),
    withoutSubjectIds: withoutSubjects([...(query.without_subjects ?? []), ...meaning.without], {
      isAllWanted: meaning.subject.includes(ALL_SUBJECTS),
      classes,
      lookups,
    }),
    withoutCategoryIds: meaning.except.category,
    withoutClassIds: meaning.except.class,
    withoutCityIds: meaning.except.city,
    withoutLocationIds: withParts(meaning.except.location, lookups),
    daysInWeek: meaning.days,
    salary: bothRanges(
      toSalaryRange(query.actual_salary_min, query.actual_salary_max),
      meaning.salary,
    ),
    nearbyAreas,
    order: query.order ?? meaning.order,
  };
}
