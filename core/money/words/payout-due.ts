/**
 * The day on which what we hold for a person is sent at the latest. Source:
 * docs/requirements/money/money.md, "Payouts".
 */

import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';

/** The days to the payout, counted from the day on since which there is a balance. */
export const PAYOUT_DAYS = 7;
/** YYYY-MM-DD */
export const payoutDueOn = (since: Date): string =>
  dhaka(since).add(PAYOUT_DAYS, 'day').format(DAY);
