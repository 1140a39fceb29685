/**
 * A lesson does not take place: its invoice is taken back by a counter-entry, and what the guardian paid
 * of it is held for them. What a promo code took off goes back to us. Give it the transaction that holds
 * the row of the invoice.
 */
import { eq } from 'drizzle-orm';
import { lessonBackLines } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import { post } from '#server/money/ledger/post.ts';
import { type InvoiceRow, lessonPoisha } from './issue-invoice.ts';
import { payChargebacks } from './pay-chargebacks.ts';

/** Voids the invoice; returns what is held for the guardian now, in poisha. */
export async function voidLessonInvoice(db: Db, invoice: InvoiceRow, at: Date): Promise<number> {
  const { id, userId, poisha, paidPoisha, promoPoisha } = invoice;
  const cause = `invoice:${id}`;
  const [charge] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.cause, cause));
  if (charge === undefined) throw new Error(`Nothing was booked for ${cause}`);
  await lockPerson(db, userId);
  await post(db, {
    kind: 'reversal',
    cause: `reversal:${cause}`,
    at,
    invoiceId: id,
    reversesId: charge.id,
    lines: lessonBackLines(userId, {
      poisha,
      tutorPoisha: lessonPoisha(invoice),
      paidPoisha,
      promoPoisha,
    }),
  });
  await db.update(invoices).set({ status: 'void', paidAt: null }).where(eq(invoices.id, id));
  await payChargebacks(db, userId, at);
  return paidPoisha - promoPoisha;
}
