/**
 * The price planned for the gold membership: shown on the tutor's dashboard, not sold.
 * Source: docs/requirements/money/fees.md, "Gold membership".
 */

/** Taka a year. */
export const GOLD_PRICE = 499;
/** Taka less than without the reduction. */
export const GOLD_SAVING = 150;
