/**
 * The hours staff have to propose tutors: the time runs from the moment a request is on the board,
 * and stops while it is off the board or tutors are proposed. Source:
 * docs/requirements/market/hire.md, "Shortlist".
 */
export const SHORTLIST_HOURS = 48;
/** The hours after which staff get an alarm. */
export const SHORTLIST_ALARM_HOURS = 36;

const HOUR_MS = 3_600_000;

export const shortlistDueAt = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + SHORTLIST_HOURS * HOUR_MS);

export type ShortlistState = 'on_time' | 'soon' | 'late';

export function shortlistState(dueAt: string, now: number): ShortlistState {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'late';
  return left <= (SHORTLIST_HOURS - SHORTLIST_ALARM_HOURS) * HOUR_MS ? 'soon' : 'on_time';
}
