import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import { createCompareLink } from '#server/compare/create-compare-link.ts';
import type { Db } from '#server/db/database.ts';
import { compareLinks } from '#server/db/schema/compare-links.ts';
import { guardianOf, lockRequest } from '#server/hiring/lock-request.ts';
import { requestNo } from '#server/hiring/request-no.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';

/** In the guardian's language, to the account's phone: nobody else is sent a link. */
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
