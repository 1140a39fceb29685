import type { User } from '#server/session/find-caller.ts';

/** Without an end a ban is for good. */
export const isBanned = (user: Pick<User, 'bannedAt' | 'bannedUntil'>, now: Date): boolean =>
  user.bannedAt !== null && (user.bannedUntil === null || user.bannedUntil > now);
