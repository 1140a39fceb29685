/**
 * The day on which what we hold for a person is sent at the latest. Source:
 * docs/requirements/money/money.md, "Payouts".
 */
import { dhakaDateAfter } from '#core/ground/dates/dhaka-day.ts';

/** The days to the payout, counted from the day on since which there is a balance. */
export const PAYOUT_DAYS = 7;
/** YYYY-MM-DD */
export const payoutDueOn = (since: Date): string => dhakaDateAfter(since, PAYOUT_DAYS);
