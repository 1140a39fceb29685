import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';

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
  const first = dayjs.utc(month);
  const sum = Array.from({ length: first.daysInMonth() }, (_, nth) =>
    first.add(nth, 'day').format(DAY),
  )
    .filter((day) => day >= from && day <= until)
    .reduce((total, day) => total + daysInWeekOn(day), 0);
  return Math.round(sum / DAYS_OF_WEEK);
}
