/**
 * The days, of its 20, for which a month with a coach is paid: a month the coach does not serve
 * whole is paid by the part of its calendar days that lie between the first day and the last, both
 * counted. Source: docs/requirements/money/fees.md, "Coach". Days are YYYY-MM-DD, months YYYY-MM.
 */
import {
  dhakaDate,
  dhakaDateAfter,
  dhakaDaysBetween,
  dhakaMonth,
} from '#core/ground/dates/dhaka-day.ts';
import { COACH_DAYS } from './coach-salary.ts';

export interface Serving {
  firstDay: string;
  /** Null: it goes on. */
  lastDay: string | null;
}

/** 0: the coach does not serve in that month. Half a day counts as one, and one day is the least. */
export function coachDays({ firstDay, lastDay }: Serving, month: string): number {
  const { from, until } = dhakaMonth(month);
  const monthEnd = dhakaDateAfter(until, -1);
  const first = firstDay > dhakaDate(from) ? firstDay : dhakaDate(from);
  const last = lastDay !== null && lastDay < monthEnd ? lastDay : monthEnd;
  if (first > last) return 0;
  const served = dhakaDaysBetween(new Date(first), new Date(last)) + 1;
  const inMonth = dhakaDaysBetween(from, until);
  return Math.max(1, Math.round((COACH_DAYS * served) / inMonth));
}

/** Months that may be billed, newest first: from that of the first day to the last one, none in the future. */
export function coachMonths({ firstDay, lastDay }: Serving, today: string): string[] {
  const end = lastDay !== null && lastDay < today ? lastDay : today;
  const months: string[] = [];
  for (let month = firstDay.slice(0, 7); month <= end.slice(0, 7); ) {
    months.unshift(month);
    month = dhakaDate(dhakaMonth(month).until).slice(0, 7);
  }
  return firstDay > end ? [] : months;
}
