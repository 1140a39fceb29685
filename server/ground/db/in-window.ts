import { and, gt, gte, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WindowState } from '#core/ground/dates/day-window.ts';

type WindowColumns = Record<'fromOn' | 'untilOn' | 'endedAt', PgColumn>;

/** The same as `windowState`, for the database. */
export function inWindow(
  { fromOn, untilOn, endedAt }: WindowColumns,
  state: WindowState,
  today: string,
): SQL | undefined {
  if (state === 'ended') return or(isNotNull(endedAt), lt(untilOn, today));
  const isOpen = and(isNull(endedAt), or(isNull(untilOn), gte(untilOn, today)));
  return and(isOpen, state === 'coming' ? gt(fromOn, today) : lte(fromOn, today));
}
