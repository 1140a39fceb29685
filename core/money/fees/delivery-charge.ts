/**
 * The charge a tutor pays when an address has changed: papers are delivered again. The sums are
 * ours.
 * Source: docs/requirements/money/fees.md, "Other sums".
 */

/** The id of Dhaka in server/ground/reference/cities.json. */
const DHAKA = 1;
const IN_DHAKA = 80;
const ELSEWHERE = 130;

/** Taka. */
export const deliveryCharge = (cityId: number): number => (cityId === DHAKA ? IN_DHAKA : ELSEWHERE);
