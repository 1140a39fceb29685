import { dayjs } from '#core/ground/dates/dhaka.ts';

/**
 * The hours staff have to propose tutors: the time runs from the moment a request is on the board,
 * and stops while it is off the board or tutors are proposed. Source:
 * docs/requirements/market/hire.md, "Shortlist".
 */
export const SHORTLIST_HOURS = 48;
/** The hours after which staff get an alarm. */
export const SHORTLIST_ALARM_HOURS = 36;
/** The last hours of the promise: staff read on their first page how many requests are in them. */
export const SHORTLIST_SOON_HOURS = 6;

export const shortlistDueAt = (startedAt: Date): Date =>
  dayjs.utc(startedAt).add(SHORTLIST_HOURS, 'hour').toDate();

export type ShortlistState = 'on_time' | 'soon' | 'late';

export function shortlistState(dueAt: string, now: number): ShortlistState {
  const hoursLeft = dayjs.utc(dueAt).diff(dayjs.utc(now), 'hour', true);
  if (hoursLeft <= 0) return 'late';
  return hoursLeft <= SHORTLIST_HOURS - SHORTLIST_ALARM_HOURS ? 'soon' : 'on_time';
}
