import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { GENDER } from '#core/jobs/job-constants.ts';
import { toIntArray } from '#server/db/int-array.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import type { BoardFilter } from './board-filter.ts';

const isSet = <T>(value: T | undefined | null): value is T => value !== undefined && value !== null;

/**
 * Any of the subjects. The operator && may use the index on subjects, but is slow per row; where
 * class or area have narrowed the rows already, comparing ids is twice as fast.
 */
function hasSubject(subjectIds: readonly number[], isNarrow: boolean): SQL | undefined {
  if (!isNarrow) return sql`${jobOffers.subjectIds} && ${toIntArray(subjectIds)}`;
  return or(...subjectIds.map((id) => sql`${id} = any(${jobOffers.subjectIds})`));
}

/** Never leads an index: the rows an index has found are sifted by it. */
export const hasNone = (column: PgColumn, ids: readonly number[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`not (${column} && ${toIntArray(ids)})`;

/** Everything but the nearby areas, which decide the order and stand in the query itself. */
export function boardConditions(filter: BoardFilter): SQL | undefined {
  const { salary, classId, locationId, nearbyAreas, subjectIds } = filter;
  const isNarrow = isSet(classId) || isSet(locationId) || isSet(nearbyAreas);
  return and(
    // Written out, not a parameter: the partial indexes of the board apply only to this text.
    sql`${jobOffers.status} = 'live'`,
    isSet(filter.jobId) ? eq(jobOffers.id, filter.jobId) : undefined,
    // What is open to any tutor is open to this one too.
    isSet(filter.tutorGender)
      ? inArray(jobOffers.tutorGender, [filter.tutorGender, GENDER.any])
      : undefined,
    isSet(filter.tutoringPlaceId)
      ? eq(jobOffers.tutoringPlaceId, filter.tutoringPlaceId)
      : undefined,
    isSet(filter.categoryId) ? eq(jobOffers.categoryId, filter.categoryId) : undefined,
    isSet(classId) ? eq(jobOffers.classId, classId) : undefined,
    isSet(filter.cityId) ? eq(jobOffers.cityId, filter.cityId) : undefined,
    isSet(locationId) ? eq(jobOffers.locationId, locationId) : undefined,
    isSet(filter.locationIds) ? inArray(jobOffers.locationId, filter.locationIds) : undefined,
    isSet(subjectIds) ? hasSubject(subjectIds, isNarrow) : undefined,
    hasNone(jobOffers.subjectIds, filter.withoutSubjectIds ?? []),
    isSet(salary.min) ? gte(jobOffers.actualSalary, salary.min) : undefined,
    isSet(salary.max) ? lte(jobOffers.actualSalary, salary.max) : undefined,
  );
}
