import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { intArrayText } from '#server/ground/db/int-array.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import type { HubFilter, IdGroups } from './hub-filter.ts';

/**
 * The values of a search, by the names of their places in the statement; what is not requested is
 * missing.
 */
export type HubValues = Record<string, number | string>;
type NamedValue = [name: string, value: number | string];

/** To compare a few ids is faster than the operator. */
const FEW = 3;

const lists = {
  subject: hubListings.subjectIds,
  class: hubListings.classIds,
  category: hubListings.categoryIds,
  university: hubListings.universityIds,
  department: hubListings.departmentIds,
  location: hubListings.locationIds,
};
type ListName = keyof typeof lists;

const PLACES = [
  [TUTORING_PLACE.home, hubListings.isHome],
  [TUTORING_PLACE.online, hubListings.isOnline],
  [TUTORING_PLACE.group, hubListings.isGroup],
] as const;

const one = (name: string, value: number | undefined | null): NamedValue[] =>
  value === undefined || value === null ? [] : [[name, value]];

const anyOf = (list: ListName, groups: IdGroups, few = FEW): NamedValue[] =>
  groups.flatMap((ids, group) =>
    ids.length <= few
      ? ids.map((id, at): NamedValue => [`${list}${group}.${at}`, id])
      : [[`${list}${group}`, intArrayText(ids)]],
  );

const noneOf = (name: string, ids: readonly number[]): NamedValue[] =>
  ids.length > 0 ? [[name, intArrayText(ids)]] : [];

/** All of the filter that the facet does not say already. */
export function hubValues(filter: HubFilter): HubValues {
  const { salary, nameKeys } = filter;
  return Object.fromEntries([
    ...one('gender', filter.gender),
    ...filter.places.map((id): NamedValue => [`place${id}`, 1]),
    ...one('isChecked', filter.isChecked ? 1 : undefined),
    ...one('salaryMin', salary.min),
    ...one('salaryMax', salary.max),
    ...one('cityId', filter.cityId),
    ...noneOf('cityIds', filter.cityIds ?? []),
    ...anyOf('subject', filter.subjects),
    ...anyOf('class', filter.classes),
    ...anyOf('category', filter.categories),
    ...anyOf('university', filter.universities),
    ...anyOf('department', filter.departments),
    // The index of the names has the areas too, for this operator alone.
    ...anyOf('location', filter.locations, nameKeys.length > 0 ? 0 : FEW),
    ...noneOf('withoutSubjects', filter.withoutSubjects),
    ...noneOf('withoutCategories', filter.withoutCategories),
    ...noneOf('withoutUniversities', filter.withoutUniversities),
    ...nameKeys.map((keys, at) => [
      `nameKeys${at}`,
      hubListings.nameKeys.mapToDriverValue([...keys]),
    ]),
  ]);
}

/** Some id of every group. */
function hasAny(names: string[], column: PgColumn, list: ListName): SQL | undefined {
  const ofList = names.filter((name) => new RegExp(`^${list}\\d`).test(name));
  const groups = Map.groupBy(ofList, (name) => name.split('.', 1)[0]);
  const each = Array.from(groups.values(), (group) =>
    or(
      ...group.map((name) =>
        name.includes('.')
          ? sql`${sql.placeholder(name)} = any(${column})`
          : sql`${column} && ${sql.placeholder(name)}::int[]`,
      ),
    ),
  );
  return and(...each);
}

export function hubConditions(values: HubValues): SQL | undefined {
  const names = Object.keys(values);
  const when = (name: string, condition: (place: SQL) => SQL | undefined) =>
    name in values ? condition(sql`${sql.placeholder(name)}`) : undefined;
  return and(
    when('gender', (place) => eq(hubListings.gender, place)),
    or(...PLACES.map(([id, column]) => when(`place${id}`, () => sql`${column}`))),
    when('isChecked', () => sql`${hubListings.isChecked}`),
    when('salaryMin', (place) => gte(hubListings.salary, place)),
    when('salaryMax', (place) => lte(hubListings.salary, place)),
    when('cityId', (place) => eq(hubListings.cityId, place)),
    when('cityIds', (place) => sql`${hubListings.cityId} = any(${place}::int[])`),
    hasAny(names, lists.subject, 'subject'),
    when('withoutSubjects', (place) => sql`not (${hubListings.subjectIds} && ${place}::int[])`),
    when(
      'withoutCategories',
      (place) => sql`(${hubListings.categoryIds} && ${place}::int[]) is not true`,
    ),
    when(
      'withoutUniversities',
      (place) => sql`(${hubListings.universityIds} && ${place}::int[]) is not true`,
    ),
    hasAny(names, lists.class, 'class'),
    hasAny(names, lists.category, 'category'),
    hasAny(names, lists.university, 'university'),
    hasAny(names, lists.department, 'department'),
    hasAny(names, lists.location, 'location'),
    ...names
      .filter((name) => name.startsWith('nameKeys'))
      .map((name) => sql`${hubListings.nameKeys} && ${sql.placeholder(name)}::text[]`),
  );
}
