/** A private link for a guardian; staff make it, the newest one works. Give it a transaction. */

import { and, eq, isNull } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { compareLinks } from '#server/ground/db/schema/compare-links.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockRequest } from '#server/market/hiring/lock-request.ts';

const LIFE_DAYS = 7;

export interface CompareLink {
  token: string;
  /** The token stands behind `#`: browsers keep that part to themselves. */
  url: string;
  expiresAt: Date;
}

export async function createCompareLink(
  services: Services,
  db: Db,
  { jobId, byUserId, origin }: { jobId: number; byUserId: number; origin: Origin },
): Promise<CompareLink> {
  const now = services.now();
  const job = await lockRequest(db, jobId);
  if (!isUnderWay(job.status)) throw new ApiError('request_not_live');
  await db
    .update(compareLinks)
    .set({ revokedAt: now })
    .where(and(eq(compareLinks.jobOfferId, jobId), isNull(compareLinks.revokedAt)));
  const token = createToken();
  const expiresAt = dayjs.utc(now).add(LIFE_DAYS, 'day').toDate();
  await db.insert(compareLinks).values({
    tokenHash: hashToken(token),
    jobOfferId: jobId,
    createdByUserId: byUserId,
    createdAt: now,
    expiresAt,
  });
  await writeAudit({ ...services, db }, origin, {
    action: 'compare_link_created',
    outcome: 'ok',
    userId: byUserId,
    target: `job:${jobId}`,
  });
  return { token, url: `${services.config.publicUrl}/compare#${token}`, expiresAt };
}
