import { and, eq, isNull } from 'drizzle-orm';
import { brand } from '#core/brand.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { createCompareLink } from '#server/compare/create-compare-link.ts';
import type { Db } from '#server/db/database.ts';
import { compareLinks } from '#server/db/schema/compare-links.ts';
import { outboxMessages } from '#server/db/schema/outbox-messages.ts';
import { guardianOf, lockRequest } from '#server/hire/lock-request.ts';
import { requestNo } from '#server/hire/request-no.ts';
import type { Services } from '#server/services.ts';
import { toOutboxRow } from '#server/sms/outbox.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';
import { serverText } from '#server/text/server-text.ts';

/** In the guardian's language, to the account's phone: nobody else is sent a link. */
async function sendLink(services: Services, db: Db, jobId: number, url: string, expiresAt: Date) {
  const job = await lockRequest(db, jobId);
  const { phoneNo, lang } = await guardianOf(db, job.parentId);
  const text = serverText('sms.compare', lang, {
    brand: lang === 'bn' ? brand.nameBn : brand.name,
    request_no: requestNo(jobId),
    url,
  });
  await db
    .insert(outboxMessages)
    .values(
      toOutboxRow(services, { channel: 'sms', to: phoneNo, text, expiresAt, isForLater: true }),
    );
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
    if (sendSms) await sendLink(services, db, jobId, url, expiresAt);
    return { url, expires_at: expiresAt.toISOString(), sms_sent: sendSms };
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
