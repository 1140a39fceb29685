import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { sessions } from './schema/sessions.ts';

/** A session that is not used for so long has ended. */
export const IDLE_MS = 14 * 24 * 3_600_000;

export const isLive = (now: Date): SQL | undefined =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
  );
