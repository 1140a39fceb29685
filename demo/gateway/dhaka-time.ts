/** Moments as the two providers write them, by the clock of Bangladesh. */
const AHEAD_MS = 6 * 3_600_000;

const dhaka = (at: number) => new Date(at + AHEAD_MS).toISOString();

/** `2026-11-23 19:14:50` */
export const sslcommerzTime = (at: number): string => dhaka(at).slice(0, 19).replace('T', ' ');

/** `2026-11-23T19:14:50:336 GMT+0600` */
export const bkashTime = (at: number): string =>
  `${dhaka(at).slice(0, 19)}:${dhaka(at).slice(20, 23)} GMT+0600`;
