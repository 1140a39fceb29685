import { and, arrayOverlaps, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toIntArray } from '#server/db/int-array.ts';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { hasNone } from '#server/job-board/board-conditions.ts';
import type { HubFilter, IdGroups } from './hub-filter.ts';

const isSet = <T>(value: T | undefined | null): value is T => value !== undefined && value !== null;

/** To compare a few ids is faster than the operator. */
const FEW = 3;

/** Some id of every group. */
const hasAny = (column: PgColumn, groups: IdGroups): SQL | undefined =>
  and(
    ...groups.map((ids) =>
      ids.length <= FEW
        ? or(...ids.map((id) => sql`${id} = any(${column})`))
        : sql`${column} && ${toIntArray(ids)}`,
    ),
  );

/** All of the filter that the facet does not say already. */
export function hubConditions(filter: HubFilter): SQL | undefined {
  const { salary } = filter;
  return and(
    isSet(filter.gender) ? eq(hubListings.gender, filter.gender) : undefined,
    filter.isOnline ? sql`${hubListings.isOnline}` : undefined,
    filter.isChecked ? sql`${hubListings.isChecked}` : undefined,
    isSet(salary.min) ? gte(hubListings.salary, salary.min) : undefined,
    isSet(salary.max) ? lte(hubListings.salary, salary.max) : undefined,
    isSet(filter.cityId) ? eq(hubListings.cityId, filter.cityId) : undefined,
    hasAny(hubListings.subjectIds, filter.subjects),
    hasNone(hubListings.subjectIds, filter.withoutSubjects),
    hasAny(hubListings.classIds, filter.classes),
    hasAny(hubListings.categoryIds, filter.categories),
    hasAny(hubListings.universityIds, filter.universities),
    hasAny(hubListings.departmentIds, filter.departments),
    hasAny(hubListings.locationIds, filter.locations),
    ...filter.nameKeys.map((keys) => arrayOverlaps(hubListings.nameKeys, [...keys])),
  );
}
