/** When a request looks odd. Staff decide; nothing is refused because of a signal. */
export const signalKinds = ['duplicate', 'repeated_short', 'pay_low', 'pay_high'] as const;

/** Same phone, class and area within this time. */
export const DUPLICATE_DAYS = 30;
/** So many jobs of one month by one guardian within this time: a tutor is changed to save pay. */
export const SHORT_JOBS = 3;
export const SHORT_JOB_DAYS = 180;
/** Percent of what similar jobs pay. */
export const PAY_LOW_PERCENT = 40;
export const PAY_HIGH_PERCENT = 300;
/** Fewer similar jobs say nothing. */
export const SIMILAR_JOBS_MIN = 5;
