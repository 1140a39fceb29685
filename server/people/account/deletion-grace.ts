const DAY_MS = 24 * 3_600_000;
/** The time in which somebody can change their mind, in ms. */
const GRACE_MS = 14 * DAY_MS;
/** A ban does not end by deleting the account and signing up again, but no data is kept for ever. */
const LONGEST_MS = 730 * DAY_MS;

type Leaver = Pick<User, 'bannedAt' | 'bannedUntil'>;

/** Deletions asked for until then may be due. */
export const graceStart = (now: Date) => new Date(now.getTime() - GRACE_MS);

/**
 * Returns the time of the deletion: after two weeks; while a ban lasts when it ends, after two
 * years at the latest.
 */
export function deletedAt(askedAt: Date, { bannedAt, bannedUntil }: Leaver): Date {
  const [soonest, latest] = [askedAt.getTime() + GRACE_MS, askedAt.getTime() + LONGEST_MS];
  if (bannedAt === null) return new Date(soonest);
  const end = bannedUntil?.getTime() ?? latest;
  return new Date(Math.min(latest, Math.max(soonest, end)));
}

import type { User } from '#server/ground/request/caller.ts';

/** Money we hold for somebody is sent first: erased, nobody would know whose it is. Two years at the latest. */
export const mayWait = ({ deletionAskedAt }: Pick<User, 'deletionAskedAt'>, now: Date): boolean =>
  deletionAskedAt !== null && now.getTime() < deletionAskedAt.getTime() + LONGEST_MS;
