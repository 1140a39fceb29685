/**
 * The days, of its 20, for which a month with a coach is paid: a month the coach does not serve
 * whole is paid by the part of its calendar days that lie between the first day and the last, both
 * counted. Source: docs/requirements/money/fees.md, "Coach". Days are YYYY-MM-DD, months YYYY-MM.
 */
import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';
import { COACH_DAYS } from './coach-salary.ts';

export interface Serving {
  firstDay: string;
  /** Null: it goes on. */
  lastDay: string | null;
}

/** 0: the coach does not serve in that month. Half a day counts as one, and one day is the least. */
export function coachDays({ firstDay, lastDay }: Serving, month: string): number {
  const monthStart = dayjs.utc(month);
  const monthEnd = monthStart.endOf('month').format(DAY);
  const first = firstDay > monthStart.format(DAY) ? firstDay : monthStart.format(DAY);
  const last = lastDay !== null && lastDay < monthEnd ? lastDay : monthEnd;
  if (first > last) return 0;
  const served = dayjs.utc(last).diff(dayjs.utc(first), 'day') + 1;
  return Math.max(1, Math.round((COACH_DAYS * served) / monthStart.daysInMonth()));
}

/** Months that may be billed, newest first: from that of the first day to the last one, none in the future. */
export function coachMonths({ firstDay, lastDay }: Serving, today: string): string[] {
  const end = lastDay !== null && lastDay < today ? lastDay : today;
  const months: string[] = [];
  for (let month = firstDay.slice(0, 7); month <= end.slice(0, 7); ) {
    months.unshift(month);
    month = dayjs.utc(month).add(1, 'month').format('YYYY-MM');
  }
  return firstDay > end ? [] : months;
}
