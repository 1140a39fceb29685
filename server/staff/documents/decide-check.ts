/**
 * One decision about one document or entry: the state, the tutor's badge and what it costs, the message
 * to the tutor and the audit entry, in one transaction. What the tutor has changed since it was seen is refused.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { EventName } from '#core/notify/messages/message-events.ts';
import type { LinkedPath } from '#core/notify/messages/short-paths.ts';
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
import { movePhoto } from './move-photo.ts';

export interface Decision {
  id: number;
  version: number;
  /** Null approves. */
  reason: string | null;
}

/** The page on which the tutor mends each kind. */
const PATHS = {
  certificate: '/tutor/profile/update/certificate',
  education: '/tutor/profile/update/education',
  personal: '/tutor/profile/update/personal',
  photo: '/tutor/profile/overview',
} as const satisfies Record<CheckKind, LinkedPath>;

const RETURNED = {
  certificate: 'certificate_returned',
  education: 'education_returned',
  personal: 'personal_returned',
  photo: 'photo_returned',
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
  if (kind !== 'education') return {};
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
  if (kind === 'photo')
    return [{ ...owner, kind: 'photo_approved', values: {}, path: PATHS.photo }];
  const left = await db.$count(
    documentChecks,
    and(
      eq(documentChecks.tutorId, check.tutorId),
      eq(documentChecks.status, 'waiting'),
      ne(documentChecks.kind, 'photo'),
    ),
  );
  // One message when all is done, not one for each.
  return left > 0
    ? []
    : [{ ...owner, kind: 'documents_checked', values: {}, path: PATHS.certificate }];
}

/** Returns what the audit log says of it: of a photo whose it is, as it has no number of its own. */
async function auditOf(db: Db, { kind, itemId, tutorId, reason }: CheckRow) {
  if (kind !== 'photo')
    return {
      action: reason === null ? 'staff_document_approved' : 'staff_document_returned',
      target: `${kind}:${itemId}`,
    } as const;
  const [owner] = await db
    .select({ userId: tutors.userId })
    .from(tutors)
    .where(eq(tutors.id, tutorId));
  return {
    action: reason === null ? 'staff_photo_approved' : 'staff_photo_returned',
    target: `user:${owner?.userId}`,
  } as const;
}

export async function decideCheck(
  services: Services,
  decision: Decision,
  actor: StaffActor,
): Promise<number> {
  const [before] = await services.db
    .select()
    .from(documentChecks)
    .where(eq(documentChecks.id, decision.id));
  if (before === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  const decide = (save: (db: Db) => Promise<void>) =>
    writeDecision(services, { ...decision, tutorId: before.tutorId, save }, actor);
  if (before.kind !== 'photo') return decide(async () => undefined);
  return movePhoto(
    services,
    { tutorId: before.tutorId, isApproved: decision.reason === null },
    decide,
  );
}

interface Writing extends Decision {
  tutorId: number;
  /** Saves what changes with the decision. */
  save(db: Db): Promise<void>;
}

function writeDecision(
  services: Services,
  { id, version, reason, tutorId, save }: Writing,
  { user, origin }: StaffActor,
): Promise<number> {
  const now = services.now();
  return services.db.transaction(async (db) => {
    // First, as everywhere: who saves the profile just now is waited for.
    await lockTutors(db, [tutorId]);
    const [check] = await db
      .update(documentChecks)
      .set({
        status: reason === null ? 'approved' : 'returned',
        reason,
        decidedAt: now,
        decidedBy: user.id,
        version: sql`${documentChecks.version} + 1`,
      })
      .where(and(eq(documentChecks.id, id), eq(documentChecks.version, version)))
      .returning();
    if (check === undefined) throw new ApiError('version_conflict');
    await save(db);
    await refreshListings(db, [check.tutorId], now);
    await notify(services, db, await noticesOf(db, check));
    const charge = await chargeVerification(db, check.tutorId, now);
    if (charge !== undefined) await notifyInvoice(services, db, charge);
    await writeAudit({ ...services, db }, origin, {
      ...(await auditOf(db, check)),
      outcome: 'ok',
      userId: user.id,
    });
    return check.version;
  });
}
