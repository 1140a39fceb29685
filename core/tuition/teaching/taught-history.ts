/**
 * The figures of what a tutor has taught through us. Days are those of Bangladesh, YYYY-MM-DD.
 * Source: docs/requirements/tuition/teaching.md, "Verified history".
 */

import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';

/** With fewer lessons the attendance says too little to be shown. */
export const ATTENDANCE_MIN_LESSONS = 8;
const DAYS_OF_MONTH = 30;
const DAYS_OF_WEEK = 7;

export interface TaughtTuition {
  /** The confirmation. */
  from: string;
  /** Its last day; yesterday, while it goes on. */
  until: string;
  /** Days a week agreed on for this day; 0 while it is paused. */
  daysInWeekOn(day: string): number;
  /** The day of the first lesson that was marked; what was before is not known. */
  firstLesson: string | null;
  /** The number of lessons that were marked, and how many of these were held. */
  lessons: number;
  held: number;
}

export interface TaughtFigures {
  /** Whole months with a tuition, pauses apart; of several at once each day counts once. */
  months: number;
  lessons: number;
  held: number;
  /** Lessons agreed on since the first marked one. */
  expected: number;
}

function daysOf(from: string, until: string): string[] {
  const first = dayjs.utc(from);
  const count = Math.max(0, dayjs.utc(until).diff(first, 'day') + 1);
  return Array.from({ length: count }, (_, nth) => first.add(nth, 'day').format(DAY));
}

export function taughtFigures(tuitions: readonly TaughtTuition[]): TaughtFigures {
  const taught = new Set<string>();
  let agreed = 0;
  for (const { from, until, firstLesson, daysInWeekOn } of tuitions) {
    // On trial lessons are marked before the confirmation, too.
    const first = firstLesson !== null && firstLesson < from ? firstLesson : from;
    for (const day of daysOf(first, until)) {
      const days = daysInWeekOn(day);
      if (days > 0 && day >= from) taught.add(day);
      if (firstLesson !== null && day >= firstLesson) agreed += days;
    }
  }
  const sum = (of: (tuition: TaughtTuition) => number) =>
    tuitions.reduce((total, tuition) => total + of(tuition), 0);
  return {
    months: Math.floor(taught.size / DAYS_OF_MONTH),
    lessons: sum(({ lessons }) => lessons),
    held: sum(({ held }) => held),
    expected: Math.round(agreed / DAYS_OF_WEEK),
  };
}

/**
 * The share of the agreed lessons that were held; null while there are too few to say. Extra lessons
 * do not raise it above 100.
 */
export function attendancePercent({
  lessons,
  held,
  expected,
}: Omit<TaughtFigures, 'months'>): number | null {
  if (lessons < ATTENDANCE_MIN_LESSONS || expected === 0) return null;
  return Math.min(100, Math.round((100 * held) / expected));
}
