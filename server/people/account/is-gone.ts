import type { User } from '#server/ground/request/caller.ts';
import { isBanned } from './is-banned.ts';

/** Nothing new is agreed with somebody whose account is erased, deactivated or banned. */
export const isGone = (
  user: Pick<User, 'erasedAt' | 'deactivatedAt' | 'bannedAt' | 'bannedUntil'>,
  now: Date,
): boolean => user.erasedAt !== null || user.deactivatedAt !== null || isBanned(user, now);
