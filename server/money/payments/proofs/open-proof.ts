/** A proof begins to wait for staff. Give it the transaction that holds the row of the invoice. */
import { and, eq } from 'drizzle-orm';
import {
  type MoneyService,
  readSender,
  readTransactionId,
  transactionKey,
} from '#core/money/words/proof-words.ts';
import type { Db } from '#server/ground/db/database.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { SentOnce } from '#server/ground/request/sent-once.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { newPaymentRef } from '../payment-ref.ts';
import type { Proof } from './find-proof.ts';

export interface GivenProof {
  service: MoneyService;
  sender: string | undefined;
  trx: string;
  poisha: number;
  file: string | null;
  /** The member of staff who recorded it; null if it was the payer. */
  recordedBy: number | null;
  once: SentOnce;
}

/**
 * Returns the error for a transaction that was used before; the unique index finds it too, for two
 * at the same moment.
 */
export const transactionUsed = (cause?: unknown) =>
  new ApiError('transaction_used', { fields: { trx: { key: 'trx_used' } }, cause });

export async function openProof(
  db: Db,
  invoice: InvoiceRow,
  given: GivenProof,
  at: Date,
): Promise<Proof> {
  const isOfInvoice = eq(payments.invoiceId, invoice.id);
  const [open] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOfInvoice, eq(payments.method, 'manual'), eq(payments.state, 'pending_verify')));
  if (open !== undefined) throw new ApiError('proof_open');
  const trx = readTransactionId(given.trx);
  // A service may have reported the same transaction by itself.
  const [used] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.trxKey, transactionKey(trx)))
    .limit(1);
  if (used !== undefined) throw transactionUsed();
  const { service, sender, poisha, file, recordedBy, once } = given;
  const [payment] = await db
    .insert(payments)
    .values({
      ref: newPaymentRef(),
      userId: invoice.userId,
      invoiceId: invoice.id,
      method: 'manual',
      state: 'pending_verify',
      poisha,
      gatewayTrx: trx,
      idempotencyKey: once.key,
      idempotencyHash: once.hash,
      createdAt: at,
      askAt: at,
    })
    .returning();
  if (payment === undefined) throw new Error('No payment was written');
  const from = sender === undefined || service === 'cash' ? null : readSender(service, sender);
  const [proof] = await db
    .insert(paymentProofs)
    .values({
      paymentId: payment.id,
      service,
      sender: from,
      trx,
      claimedPoisha: poisha,
      file,
      recordedBy,
    })
    .returning();
  if (proof === undefined) throw new Error('No proof was written');
  return { payment, proof };
}
