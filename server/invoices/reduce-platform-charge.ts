/**
 * What the end of a tuition does to its charge, under the rule of refunds
 * (docs/requirements/fees.md, "Refund"): an unpaid invoice is reduced by what would be refunded, a
 * paid one stays and is refunded on a claim. A tutor may not leave an accepted tuition, so an end
 * by the tutor reduces nothing.
 */
import { and, eq } from 'drizzle-orm';
import { refundOn, tuitionDay } from '#core/fees/refund.ts';
import type { TuitionSide } from '#core/hire/application-stages.ts';
import type { Db } from '#server/db/database.ts';
import { tutorInvoices, tutorTransactions } from '#server/db/schema/tutor-invoices.ts';

interface End {
  applicationId: number;
  endedBy: TuitionSide;
  confirmedAt: Date;
  endedAt: Date;
}

const lockInvoice = async (db: Db, applicationId: number) =>
  (
    await db
      .select()
      .from(tutorInvoices)
      .where(eq(tutorInvoices.applicationId, applicationId))
      .for('update')
  )[0];

export async function reducePlatformCharge(
  db: Db,
  { applicationId, endedBy, confirmedAt, endedAt }: End,
): Promise<void> {
  const invoice = await lockInvoice(db, applicationId);
  if (invoice === undefined || invoice.status !== 'unpaid' || endedBy === 'tutor') return;
  const charge = { type: invoice.jobType, taka: invoice.taka };
  const reducedBy = refundOn(charge, tuitionDay(confirmedAt, endedAt));
  if (reducedBy === 0) return;
  const taka = invoice.taka - reducedBy;
  await db
    .update(tutorInvoices)
    .set({ taka, reducedBy, status: taka === 0 ? 'cancelled' : 'unpaid' })
    .where(eq(tutorInvoices.id, invoice.id));
  await db.insert(tutorTransactions).values({
    tutorId: invoice.tutorId,
    invoiceId: invoice.id,
    kind: 'reduction',
    taka: reducedBy,
    at: endedAt,
  });
}

/** The end was undone: the charge is what it was. */
export async function restorePlatformCharge(db: Db, applicationId: number): Promise<void> {
  const invoice = await lockInvoice(db, applicationId);
  if (invoice === undefined || invoice.reducedBy === 0) return;
  await db
    .update(tutorInvoices)
    .set({ taka: invoice.taka + invoice.reducedBy, reducedBy: 0, status: 'unpaid' })
    .where(eq(tutorInvoices.id, invoice.id));
  await db
    .delete(tutorTransactions)
    .where(
      and(eq(tutorTransactions.invoiceId, invoice.id), eq(tutorTransactions.kind, 'reduction')),
    );
}
