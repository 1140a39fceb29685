import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { sessions } from './schema/sessions.ts';

/** A session that is not used for so long has ended. */
export const IDLE_DAYS = 14;

export const isLive = (now: Date): SQL | undefined =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, dayjs.utc(now).subtract(IDLE_DAYS, 'day').toDate()),
  );
