/** The week of Bangladesh begins on Saturday. */
import { DAYS, type Day } from '#core/people/profile/availability.ts';

/** Returns the weekday of a day YYYY-MM-DD. */
export const weekDayOf = (day: string): Day => {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return DAYS[(fromSunday + 1) % DAYS.length] ?? 'saturday';
};
