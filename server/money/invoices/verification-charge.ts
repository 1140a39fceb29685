/**
 * The verification charge comes with whichever is second, the badge or the first confirmation, and goes
 * with the confirmation that was taken back. The row of the tutor is locked first, so of two at the same
 * time the second sees the first. Source: docs/requirements/money/fees.md, "Verification charge".
 */
import { and, eq, ne } from 'drizzle-orm';
import { owesVerification, VERIFICATION_CHARGE } from '#core/money/fees/verification-charge.ts';
import { toPoisha } from '#core/money/words/poisha.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { lockTutors } from '#server/people/listing/refresh-listings.ts';
import { type InvoiceRow, issueInvoice } from './issue-invoice.ts';

const isChargeOf = (userId: number) =>
  and(eq(invoices.userId, userId), eq(invoices.kind, 'verification'), ne(invoices.status, 'void'));

/** The charge that stands, whatever became of it. */
export async function readVerificationCharge(
  db: Db,
  userId: number,
): Promise<InvoiceRow | undefined> {
  const [charge] = await db.select().from(invoices).where(isChargeOf(userId));
  return charge;
}

async function readStanding(db: Db, tutorId: number) {
  await lockTutors(db, [tutorId]);
  const [tutor] = await db
    .select({ userId: tutors.userId, checkedAt: tutors.documentsCheckedAt })
    .from(tutors)
    .where(eq(tutors.id, tutorId));
  if (tutor === undefined) throw new Error(`No tutor ${tutorId}`);
  const tuitions = await db
    .select({ confirmedAt: applications.confirmedAt, since: applications.stageChangedAt })
    .from(applications)
    .where(and(eq(applications.tutorId, tutorId), wasConfirmed));
  return {
    userId: tutor.userId,
    hasBadge: tutor.checkedAt !== null,
    confirmedAt: tuitions.map(({ confirmedAt, since }) => confirmedAt ?? since),
  };
}

/** Call it when the badge or the confirmation is written. Undefined: nothing is owed, or it is owed already. */
export async function chargeVerification(
  db: Db,
  tutorId: number,
  at: Date,
): Promise<InvoiceRow | undefined> {
  const standing = await readStanding(db, tutorId);
  const { userId } = standing;
  if (!owesVerification(standing) || (await readVerificationCharge(db, userId))) return undefined;
  return issueInvoice(db, {
    userId,
    kind: 'verification',
    poisha: toPoisha(VERIFICATION_CHARGE),
    issuedAt: at,
  });
}

interface TakenBack {
  tutorId: number;
  at: Date;
  byUserId: number;
}

/** Call it when the confirmation is gone. What something was paid of stays, and is answered. */
export async function voidVerificationCharge(
  db: Db,
  { tutorId, at, byUserId }: TakenBack,
): Promise<InvoiceRow | undefined> {
  const { userId, confirmedAt } = await readStanding(db, tutorId);
  if (owesVerification({ hasBadge: true, confirmedAt })) return undefined;
  const [charge] = await db.select().from(invoices).where(isChargeOf(userId)).for('update');
  if (charge === undefined) return undefined;
  if (charge.paidPoisha > 0) return charge;
  // Written off, it is no longer asked for.
  if (charge.status !== 'unpaid') return undefined;
  await db.update(invoices).set({ status: 'void' }).where(eq(invoices.id, charge.id));
  await reverse(db, { cause: `invoice:${charge.id}`, at, byUserId });
  return undefined;
}
