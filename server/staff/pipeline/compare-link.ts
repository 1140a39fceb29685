import { and, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { compareLinks } from '#server/ground/db/schema/compare-links.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { createCompareLink } from '#server/market/compare/create-compare-link.ts';
import { guardianOf, lockRequest } from '#server/market/hiring/lock-request.ts';
import { notify } from '#server/notify/notifications/notify.ts';

/** Sends the link in the guardian's language, to the account's phone: nobody else is sent one. */
async function sendLink(services: Services, db: Db, jobId: number, url: string, expiresAt: Date) {
  const job = await lockRequest(db, jobId);
  const guardian = await guardianOf(db, job.parentId);
  const sent = await notify(services, db, [
    {
      userId: guardian.id,
      kind: 'compare_link',
      values: { request_no: requestNo(jobId), url },
      path: null,
      expiresAt,
    },
  ]);
  return sent > 0;
}

export function makeCompareLink(
  services: Services,
  jobId: number,
  sendSms: boolean,
  { user, origin }: StaffActor,
) {
  return services.db.transaction(async (db) => {
    const { url, expiresAt } = await createCompareLink(services, db, {
      jobId,
      byUserId: user.id,
      origin,
    });
    const isSent = sendSms && (await sendLink(services, db, jobId, url, expiresAt));
    return { url, expires_at: expiresAt.toISOString(), sms_sent: isSent };
  });
}

export function revokeCompareLinks(services: Services, jobId: number, actor: StaffActor) {
  return services.db.transaction(async (db) => {
    await lockRequest(db, jobId);
    await db
      .update(compareLinks)
      .set({ revokedAt: services.now() })
      .where(and(eq(compareLinks.jobOfferId, jobId), isNull(compareLinks.revokedAt)));
    await writeAudit({ ...services, db }, actor.origin, {
      action: 'staff_compare_link_revoked',
      outcome: 'ok',
      userId: actor.user.id,
      target: `job:${jobId}`,
    });
  });
}
