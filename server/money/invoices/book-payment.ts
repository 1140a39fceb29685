/**
 * Money that came for an invoice, in the ledger and on the invoice. What is more than the invoice asks
 * goes to the payer's balance: it is there, whatever was asked. Give it the transaction of what proves
 * it. Source: docs/requirements/money/money.md, "Ledger".
 */
import { eq } from 'drizzle-orm';
import { openPoisha, statusOf } from '#core/money/words/invoice-sums.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import { paymentLines } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { post } from '#server/money/ledger/post.ts';
import type { InvoiceRow } from './issue-invoice.ts';

export interface MoneyIn {
  /** The cause of the payment, unique for all time. */
  cause: string;
  invoiceId: number;
  through: PaymentMethod;
  poisha: number;
  at: Date;
  byUserId?: number;
}

export interface Booked {
  /** False: it had been booked before. */
  isNew: boolean;
  invoice: InvoiceRow;
  /** The part that went to the payer's balance, in poisha. */
  overpaidPoisha: number;
}

export async function lockInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id)).for('update');
  return invoice;
}

export async function bookPayment(db: Db, given: MoneyIn): Promise<Booked> {
  const { cause, invoiceId, through, poisha, at, byUserId } = given;
  const invoice = await lockInvoice(db, invoiceId);
  if (invoice === undefined) throw new Error(`No invoice ${invoiceId}`);
  const { userId } = invoice;
  const used = invoice.status === 'unpaid' ? Math.min(poisha, openPoisha(invoice)) : 0;
  const isNew = await post(db, {
    kind: 'payment',
    cause,
    at,
    invoiceId,
    byUserId: byUserId ?? null,
    lines: paymentLines(userId, through, poisha, used),
  });
  if (!isNew) return { isNew, invoice, overpaidPoisha: 0 };
  return { isNew, invoice: await addPaid(db, invoice, used, at), overpaidPoisha: poisha - used };
}

/** `poisha`: of what the invoice still asks. */
export async function addPaid(
  db: Db,
  invoice: InvoiceRow,
  poisha: number,
  at: Date,
): Promise<InvoiceRow> {
  if (poisha === 0) return invoice;
  const paidPoisha = invoice.paidPoisha + poisha;
  const status = statusOf({ ...invoice, paidPoisha });
  const [changed] = await db
    .update(invoices)
    .set({ paidPoisha, status, paidAt: status === 'paid' ? at : null })
    .where(eq(invoices.id, invoice.id))
    .returning();
  if (changed === undefined) throw new Error(`No invoice ${invoice.id}`);
  return changed;
}
