/** The signs that a request looks odd. Staff decide; nothing is refused because of a signal. */
export const signalKinds = ['duplicate', 'repeated_short', 'pay_low', 'pay_high'] as const;

/** The days within which a request with the same phone, class and area is a duplicate. */
export const DUPLICATE_DAYS = 30;
/**
 * The jobs of one month by one guardian, within `SHORT_JOB_DAYS`, that make a signal: a tutor is
 * changed to save pay.
 */
export const SHORT_JOBS = 3;
export const SHORT_JOB_DAYS = 180;
/** Percent of what similar jobs pay. */
export const PAY_LOW_PERCENT = 40;
export const PAY_HIGH_PERCENT = 300;
/** Fewer similar jobs say nothing. */
export const SIMILAR_JOBS_MIN = 5;
