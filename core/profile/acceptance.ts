/** Whether staff have accepted a new tutor. Source: docs/requirements/tutor-profile.md, "Acceptance". */
export const acceptanceStates = ['waiting', 'accepted', 'declined'] as const;

/** Within which staff answer, as the tutor is told. */
export const ACCEPTANCE_HOURS = 48;
/** From a refusal until the tutor may ask again. */
export const ASK_AGAIN_DAYS = 7;
/** The share of accepted tutors is of the decisions of so many days, and is not shown of fewer decisions. */
export const SHARE_DAYS = 365;
export const SHARE_MIN_DECISIONS = 20;

const DAY_MS = 24 * 3_600_000;

/** The moment from which a tutor who was declined may ask again. */
export const asksAgainFrom = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + ASK_AGAIN_DAYS * DAY_MS);
