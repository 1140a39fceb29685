/** The week of Bangladesh begins on Saturday. */
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { DAYS, type Day } from '#core/people/profile/availability.ts';

/** Returns the weekday of a day YYYY-MM-DD. */
export const weekDayOf = (day: string): Day =>
  DAYS[(dayjs.utc(day).day() + 1) % DAYS.length] ?? 'saturday';
