import { and, arrayOverlaps, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { hasNone, toIntArray } from '#server/job-board/board-conditions.ts';
import type { HubFilter, IdGroups } from './hub-filter.ts';

const isSet = <T>(value: T | undefined | null): value is T => value !== undefined && value !== null;

/**
 * Some id of every group. The operator && may use an index; where the shelf has narrowed the rows
 * already, comparing ids is faster.
 */
function hasAny(column: PgColumn, groups: IdGroups, isNarrow: boolean): SQL | undefined {
  return and(
    ...groups.map((ids) =>
      isNarrow && ids.length <= 3
        ? or(...ids.map((id) => sql`${id} = any(${column})`))
        : sql`${column} && ${toIntArray(ids)}`,
    ),
  );
}

/** All of the filter that the shelf does not say already. */
export function hubConditions(filter: HubFilter, isNarrow: boolean): SQL | undefined {
  const { salary } = filter;
  return and(
    isSet(filter.gender) ? eq(hubListings.gender, filter.gender) : undefined,
    filter.isOnline ? sql`${hubListings.isOnline}` : undefined,
    isSet(salary.min) ? gte(hubListings.salary, salary.min) : undefined,
    isSet(salary.max) ? lte(hubListings.salary, salary.max) : undefined,
    isSet(filter.cityId) ? eq(hubListings.cityId, filter.cityId) : undefined,
    hasAny(hubListings.subjectIds, filter.subjects, isNarrow),
    hasNone(hubListings.subjectIds, filter.withoutSubjects),
    hasAny(hubListings.classIds, filter.classes, isNarrow),
    hasAny(hubListings.categoryIds, filter.categories, isNarrow),
    hasAny(hubListings.universityIds, filter.universities, isNarrow),
    hasAny(hubListings.departmentIds, filter.departments, isNarrow),
    hasAny(hubListings.locationIds, filter.locations, false),
    ...filter.nameKeys.map((keys) => arrayOverlaps(hubListings.nameKeys, [...keys])),
  );
}
