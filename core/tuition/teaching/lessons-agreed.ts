import { dhakaDate, dhakaMonth } from '#core/ground/dates/dhaka-day.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_OF_WEEK = 7;

interface Agreed {
  /** YYYY-MM */
  month: string;
  /** The first and the last day that count, YYYY-MM-DD: no lesson is owed for days to come. */
  from: string;
  until: string;
  /** Days a week agreed on for this day; 0 while the tuition is paused. */
  daysInWeekOn(day: string): number;
}

/**
 * Counts the lessons agreed on for the days of the tuition that lie in the month, rounded to the
 * nearest.
 */
export function lessonsAgreed({ month, from, until, daysInWeekOn }: Agreed): number {
  const bounds = dhakaMonth(month);
  const days = Math.round((bounds.until.getTime() - bounds.from.getTime()) / DAY_MS);
  const sum = Array.from({ length: days }, (_, nth) =>
    dhakaDate(new Date(bounds.from.getTime() + nth * DAY_MS)),
  )
    .filter((day) => day >= from && day <= until)
    .reduce((total, day) => total + daysInWeekOn(day), 0);
  return Math.round(sum / DAYS_OF_WEEK);
}
