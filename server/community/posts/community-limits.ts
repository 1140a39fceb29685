/** The limits of how much one person may write and do in the community. */
import type { Limit } from '#server/ground/limits/take-limits.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const postLimit = (userId: number): Limit => ({
  key: `community-posts:${userId}`,
  windows: [
    { seconds: HOUR, max: 5 },
    { seconds: DAY, max: 20 },
  ],
});
export const commentLimit = (userId: number): Limit => ({
  key: `community-comments:${userId}`,
  windows: [{ seconds: HOUR, max: 30 }],
});
export const reportLimit = (userId: number): Limit => ({
  key: `community-reports:${userId}`,
  windows: [{ seconds: HOUR, max: 20 }],
});
/** Likes, likes taken back and links passed on. */
export const pressLimit = (userId: number): Limit => ({
  key: `community-presses:${userId}`,
  windows: [{ seconds: HOUR, max: 300 }],
});
/** The author hears of comments on a post once in this time. */
export const commentedLimit = (postId: number): Limit => ({
  key: `community-commented:${postId}`,
  windows: [{ seconds: HOUR, max: 1 }],
});
