/** Without an end a ban is permanent. */
export const isBanned = (user: Pick<User, 'bannedAt' | 'bannedUntil'>, now: Date): boolean =>
  user.bannedAt !== null && (user.bannedUntil === null || user.bannedUntil > now);

import type { User } from '#server/ground/request/caller.ts';
