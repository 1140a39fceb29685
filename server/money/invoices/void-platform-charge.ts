/**
 * A confirmation taken back never was: a counter-entry takes its charge back, and a later confirmation
 * is charged again. What has been paid cannot be taken back so. Give it the transaction that takes the
 * move back.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { lockPlatformCharge } from './lock-platform-charge.ts';

interface TakenBack {
  applicationId: number;
  at: Date;
  byUserId: number;
}

export async function voidPlatformCharge(
  db: Db,
  { applicationId, at, byUserId }: TakenBack,
): Promise<void> {
  const invoice = await lockPlatformCharge(db, applicationId);
  if (invoice === undefined) return;
  if (invoice.paidPoisha > 0) throw new ApiError('stage_not_allowed');
  await db.update(invoices).set({ status: 'void' }).where(eq(invoices.id, invoice.id));
  if (invoice.status !== 'free')
    await reverse(db, { cause: `invoice:${invoice.id}`, at, byUserId });
}
