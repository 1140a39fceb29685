/**
 * A confirmation taken back never was: its charge goes with it, so that a later one is counted again.
 * What has been paid cannot be taken back so. Give it the transaction that takes the move back.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tutorInvoices, tutorTransactions } from '#server/db/schema/tutor-invoices.ts';
import { ApiError } from '#server/errors/api-error.ts';

export async function dropPlatformCharge(db: Db, applicationId: number): Promise<void> {
  const [invoice] = await db
    .select()
    .from(tutorInvoices)
    .where(eq(tutorInvoices.applicationId, applicationId))
    .for('update');
  if (invoice === undefined) return;
  if (invoice.status === 'paid') throw new ApiError('stage_not_allowed');
  await db.delete(tutorTransactions).where(eq(tutorTransactions.invoiceId, invoice.id));
  await db.delete(tutorInvoices).where(eq(tutorInvoices.id, invoice.id));
}
