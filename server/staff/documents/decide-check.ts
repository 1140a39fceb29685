/**
 * One decision about one document or entry: the state, the tutor's badge and what it costs, the message
 * to the tutor and the audit entry, in one transaction. What the tutor has changed since it was seen is refused.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { EventName } from '#core/notify/messages/message-events.ts';
import type { CheckKind } from '#core/people/documents/document-checks.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notifyInvoice } from '#server/money/invoices/notify-invoice.ts';
import { chargeVerification } from '#server/money/invoices/verification-charge.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import type { CheckRow } from '#server/people/documents/read-checks.ts';
import { lockTutors, refreshListings } from '#server/people/listing/refresh-listings.ts';

export interface Decision {
  id: number;
  version: number;
  /** Null approves. */
  reason: string | null;
}

/** The page on which the tutor mends each kind. */
const PATHS: Record<CheckKind, string> = {
  certificate: '/tutor/profile/update/certificate',
  education: '/tutor/profile/update/education',
  personal: '/tutor/profile/update/personal',
};

const RETURNED = {
  certificate: 'certificate_returned',
  education: 'education_returned',
  personal: 'personal_returned',
} as const satisfies Record<CheckKind, EventName>;

/** Returns what the check is about, in ids that become names in the language of the reader. */
async function valuesOf(db: Db, { kind, itemId }: CheckRow): Promise<Record<string, number>> {
  if (kind === 'certificate') {
    const [row] = await db
      .select({ certificate_type_id: tutorCertificates.certificateTypeId })
      .from(tutorCertificates)
      .where(eq(tutorCertificates.id, itemId));
    return row ?? {};
  }
  if (kind === 'personal') return {};
  const [row] = await db
    .select({ education_level_id: tutorEducations.educationLevelId })
    .from(tutorEducations)
    .where(eq(tutorEducations.id, itemId));
  return row ?? {};
}

async function noticesOf(db: Db, check: CheckRow): Promise<Notice[]> {
  const [owner] = await db
    .select({ userId: tutors.userId })
    .from(tutors)
    .where(eq(tutors.id, check.tutorId));
  if (owner === undefined) return [];
  const { kind, reason } = check;
  if (reason !== null) {
    const values = { ...(await valuesOf(db, check)), reason };
    return [{ ...owner, kind: RETURNED[kind], values, path: PATHS[kind] }];
  }
  const left = await db.$count(
    documentChecks,
    and(eq(documentChecks.tutorId, check.tutorId), eq(documentChecks.status, 'waiting')),
  );
  // One message when all is done, not one for each.
  return left > 0
    ? []
    : [{ ...owner, kind: 'documents_checked', values: {}, path: PATHS.certificate }];
}

export function decideCheck(
  services: Services,
  { id, version, reason }: Decision,
  { user, origin }: StaffActor,
): Promise<number> {
  const now = services.now();
  const isThis = eq(documentChecks.id, id);
  return services.db.transaction(async (db) => {
    const [before] = await db.select().from(documentChecks).where(isThis);
    if (before === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    // First, as everywhere: who saves the profile just now is waited for.
    await lockTutors(db, [before.tutorId]);
    const [check] = await db
      .update(documentChecks)
      .set({
        status: reason === null ? 'approved' : 'returned',
        reason,
        decidedAt: now,
        decidedBy: user.id,
        version: sql`${documentChecks.version} + 1`,
      })
      .where(and(isThis, eq(documentChecks.version, version)))
      .returning();
    if (check === undefined) throw new ApiError('version_conflict');
    await refreshListings(db, [check.tutorId], now);
    await notify(services, db, await noticesOf(db, check));
    const charge = await chargeVerification(db, check.tutorId, now);
    if (charge !== undefined) await notifyInvoice(services, db, charge);
    await writeAudit({ ...services, db }, origin, {
      action: reason === null ? 'staff_document_approved' : 'staff_document_returned',
      outcome: 'ok',
      userId: user.id,
      target: `${check.kind}:${check.itemId}`,
    });
    return check.version;
  });
}
