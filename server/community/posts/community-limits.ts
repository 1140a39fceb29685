/** The limits of how much one person may write and do in the community. */
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';

export const postLimit = (userId: number): Limit => ({
  key: `community-posts:${userId}`,
  windows: [
    { seconds: inSeconds({ hours: 1 }), max: 5 },
    { seconds: inSeconds({ days: 1 }), max: 20 },
  ],
});
export const commentLimit = (userId: number): Limit => ({
  key: `community-comments:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 30 }],
});
export const reportLimit = (userId: number): Limit => ({
  key: `community-reports:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 20 }],
});
/** Likes, likes taken back and links passed on. */
export const pressLimit = (userId: number): Limit => ({
  key: `community-presses:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 300 }],
});
/** The author hears of comments on a post once in this time. */
export const commentedLimit = (postId: number): Limit => ({
  key: `community-commented:${postId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 1 }],
});
