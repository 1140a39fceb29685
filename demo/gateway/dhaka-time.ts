/** Moments as the two providers write them, by the clock of Bangladesh. */

import { dhaka } from '#core/ground/dates/dhaka.ts';

/** `2026-11-23 19:14:50` */
export const sslcommerzTime = (at: number): string => dhaka(at).format('YYYY-MM-DD HH:mm:ss');

/** `2026-11-23T19:14:50:336 GMT+0600` */
export const bkashTime = (at: number): string =>
  dhaka(at).format('YYYY-MM-DDTHH:mm:ss:SSS [GMT+0600]');
