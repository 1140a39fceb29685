import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { User } from '#server/ground/request/caller.ts';

/** The days in which somebody can change their mind. */
const GRACE_DAYS = 14;
/** A ban does not end by deleting the account and signing up again, but no data is kept for ever. */
const LONGEST_DAYS = 730;

type Leaver = Pick<User, 'bannedAt' | 'bannedUntil'>;

/** Deletions asked for until then may be due. */
export const graceStart = (now: Date) => dayjs.utc(now).subtract(GRACE_DAYS, 'day').toDate();

/**
 * Returns the time of the deletion: after two weeks; while a ban lasts when it ends, after two
 * years at the latest.
 */
export function deletedAt(askedAt: Date, { bannedAt, bannedUntil }: Leaver): Date {
  const asked = dayjs.utc(askedAt);
  const soonest = asked.add(GRACE_DAYS, 'day').valueOf();
  const latest = asked.add(LONGEST_DAYS, 'day').valueOf();
  if (bannedAt === null) return new Date(soonest);
  const end = bannedUntil?.getTime() ?? latest;
  return new Date(Math.min(latest, Math.max(soonest, end)));
}

/** Money we hold for somebody is sent first: erased, nobody would know whose it is. Two years at the latest. */
export const mayWait = ({ deletionAskedAt }: Pick<User, 'deletionAskedAt'>, now: Date): boolean =>
  deletionAskedAt !== null && now < dayjs.utc(deletionAskedAt).add(LONGEST_DAYS, 'day').toDate();
