/**
 * The limits of how much of the hub one address may read: enough for a family that looks for a
 * tutor, and for many phones behind one address, but not for copying the hub. They come on top of
 * the limit of all requests.
 */

import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';
import { addressBlock } from '#server/ground/network/address-block.ts';

/** First pages are read by everybody; who goes on and on is no reader. */
export const DEEP_PAGE = 10;

export const deepPageLimit = (ip: string): Limit => ({
  key: `hub-pages:${addressBlock(ip)}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 300 }],
});
export const profileLimit = (ip: string): Limit => ({
  key: `hub-profiles:${addressBlock(ip)}`,
  windows: [
    { seconds: 60, max: 120 },
    { seconds: inSeconds({ hours: 1 }), max: 900 },
  ],
});
export const reviewLimit = (userId: number): Limit => ({
  key: `review:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 20 }],
});
export const answerLimit = (userId: number): Limit => ({
  key: `review-answer:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 20 }],
});
export const reportLimit = (userId: number): Limit => ({
  key: `review-report:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 20 }],
});
