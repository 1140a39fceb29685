import { dayjs } from '#core/ground/dates/dhaka.ts';

/**
 * The states of a new tutor's acceptance by staff. Source:
 * docs/requirements/people/tutor-profile.md, "Acceptance".
 */
export const acceptanceStates = ['waiting', 'accepted', 'declined'] as const;

/** The dashboard promises the tutor an answer of staff within so many hours. */
export const ACCEPTANCE_HOURS = 48;
/** A tutor who was declined waits so long before asking again. */
export const ASK_AGAIN_DAYS = 7;
/** The share of accepted tutors is of the decisions of so many days; fewer decisions than these make none. */
export const SHARE_DAYS = 365;
export const SHARE_MIN_DECISIONS = 20;

/** The moment from which a tutor who was declined may ask again. */
export const asksAgainFrom = (decidedAt: Date): Date =>
  dayjs.utc(decidedAt).add(ASK_AGAIN_DAYS, 'day').toDate();
