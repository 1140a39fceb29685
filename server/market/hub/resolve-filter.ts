/**
 * The way from the fields of a request to a filter: unknown ids are errors, impossible pairs are
 * empty.
 */

import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { DEFAULT_DISTANCE_KM, GENDER } from '#core/ground/limits/job-constants.ts';
import type { TutorHubQuery } from '#core/market/api/hub.ts';
import type { SearchMeaning } from '#core/market/hub/read-search.ts';
import { bothRanges, toSalaryRange } from '#core/market/jobs/salary-range.ts';
import { areasNear } from '#server/ground/lookups/areas-near.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import { withAllSubjects } from '#server/ground/lookups/with-all-subjects.ts';
import { withParts } from '#server/ground/lookups/with-parts.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { HubFilter, IdGroups } from './hub-filter.ts';

export type HubQuery = Omit<TutorHubQuery, 'page' | 'per_page' | 'lang'>;

export function checkFilterIds(query: HubQuery, lookups: Lookups) {
  checkIds([
    { field: 'category_id', table: lookups.categories, ids: query.category_id ?? [] },
    { field: 'i_class', table: lookups.classes, ids: query.i_class ?? [] },
    { field: 'city_id', table: lookups.cities, ids: [query.city_id] },
    { field: 'location_id', table: lookups.locations, ids: query.location_id ?? [] },
    { field: 'subjects', table: lookups.subjects, ids: query.subjects ?? [] },
    { field: 'without_subjects', table: lookups.subjects, ids: query.without_subjects ?? [] },
    { field: 'university_id', table: lookups.universities, ids: [query.university_id] },
    { field: 'dep_id', table: lookups.departments, ids: [query.dep_id] },
  ]);
}

/** "1002", "t1002" and "T১০০২" are one tutor. */
export function toTutorid(typed: string): string {
  const text = toLatinDigits(typed).trim().toUpperCase();
  return /^\d/.test(text) ? `T${text}` : text;
}

const groups = (...lists: (readonly number[] | undefined)[]): IdGroups =>
  lists.filter((list) => list !== undefined && list.length > 0).map((list) => list ?? []);

/**
 * Distance is measured to the centre of an area, never to a tutor
 * (docs/decisions/0006-public-distance-is-to-the-area.md).
 */
function findAreas(query: HubQuery, lookups: Lookups, isCity: (id: number) => boolean) {
  const { latitude, longitude, distance } = query;
  if (latitude === undefined || longitude === undefined) return undefined;
  return areasNear(
    lookups.locations,
    { latitude, longitude },
    distance ?? DEFAULT_DISTANCE_KM,
    (area) => isCity(area.cityId),
  );
}

/** Undefined: not said. Null: two that cannot both be. */
function one(...given: (number | undefined)[]): number | undefined | null {
  const said = [...new Set(given.filter((value) => value !== undefined))];
  return said.length > 1 ? null : said[0];
}

/** The one city that is asked for; null where what was chosen and what was typed differ. */
function cityOf(chosen: number | undefined, typed: readonly number[]): number | undefined | null {
  if (chosen === undefined) return typed.length > 1 ? undefined : typed[0];
  return typed.length === 0 || typed.includes(chosen) ? chosen : null;
}

const universitiesOfType = (types: readonly number[], { universities }: Lookups) =>
  types.length === 0
    ? []
    : [...universities.values()]
        .filter(({ universityTypeId }) => types.includes(universityTypeId ?? 0))
        .map(({ id }) => id);

const genderOf = (gender: number | undefined) => (gender === GENDER.any ? undefined : gender);

/** One way to take the words of a search. */
export interface ReadWords {
  meaning: SearchMeaning;
  nameKeys: HubFilter['nameKeys'];
  /** The words that were left out: they mean nothing here and are no tutor's name. */
  unread?: string[];
  /** True: the tutor teaches each of the subjects, not one of them. */
  needsEach?: boolean;
}

/** Null when nobody can match. */
export function resolveFilter(
  query: HubQuery,
  { meaning, nameKeys, needsEach = false }: ReadWords,
  lookups: Lookups,
): HubFilter | null {
  const cityId = cityOf(query.city_id, meaning.city);
  const cityIds = cityId === undefined && meaning.city.length > 1 ? meaning.city : undefined;
  const gender = one(genderOf(query.gender), meaning.gender[0]);
  const isCity = (id: number | undefined) =>
    cityId === undefined ? (cityIds?.includes(id ?? 0) ?? true) : id === cityId;
  const nearbyAreas = findAreas(query, lookups, isCity);
  if (cityId === null || gender === null || nearbyAreas?.length === 0) return null;
  const inCity = (ids: readonly number[] | undefined) =>
    ids?.filter((id) => isCity(lookups.locations.get(id)?.cityId));
  const chosen = inCity(query.location_id && withParts(query.location_id, lookups));
  const typed = inCity(withParts(meaning.location, lookups));
  const isElsewhere = (before: readonly number[] | undefined, after: typeof before) =>
    (before?.length ?? 0) > 0 && after?.length === 0;
  if (isElsewhere(query.location_id, chosen) || isElsewhere(meaning.location, typed)) return null;
  const classes = [...(query.i_class ?? []), ...meaning.class];
  return {
    tutorid: query.tutorid === undefined ? undefined : toTutorid(query.tutorid),
    gender,
    isChecked: query.documents_checked !== undefined || meaning.isChecked === true,
    salary: bothRanges(
      toSalaryRange(query.actual_salary_min, query.actual_salary_max),
      meaning.salary,
    ),
    ...{ cityId, cityIds },
    locations: groups(chosen, typed),
    categories: groups(query.category_id, meaning.category),
    classes: groups(query.i_class, meaning.class),
    subjects: groups(
      ...[query.subjects, ...(needsEach ? meaning.each.map((id) => [id]) : [meaning.subject])].map(
        (ids) => withAllSubjects(ids ?? [], classes, lookups),
      ),
    ),
    withoutSubjects: [...(query.without_subjects ?? []), ...meaning.without],
    withoutCategories: meaning.except.category,
    withoutUniversities: meaning.except.university,
    universities: groups(
      query.university_id === undefined ? [] : [query.university_id],
      meaning.university,
      universitiesOfType(meaning.universityType, lookups),
    ),
    departments: groups(query.dep_id === undefined ? [] : [query.dep_id], meaning.department),
    places: meaning.place,
    nameKeys,
    nearbyAreas,
    order: query.order ?? meaning.order ?? (nearbyAreas === undefined ? 'relevance' : 'distance'),
  };
}
