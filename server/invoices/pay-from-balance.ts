import { openPoisha } from '#core/money/invoice-sums.ts';
import { balanceUsedLines } from '#core/money/postings.ts';
import type { Db } from '#server/db/database.ts';
import { balanceOf } from '#server/ledger/account-sums.ts';
import { lockPerson } from '#server/ledger/lock-person.ts';
import { post } from '#server/ledger/post.ts';
import { addPaid } from './book-payment.ts';
import type { InvoiceRow } from './issue-invoice.ts';

/**
 * Uses what we hold for the payer, without the part that a promo code pays. Give it the transaction
 * that holds the row of the invoice.
 */
export async function payFromBalance(
  db: Db,
  invoice: InvoiceRow,
  at: Date,
  promoPoisha = 0,
): Promise<InvoiceRow> {
  const { id, userId, paidPoisha } = invoice;
  // Two invoices at once may not use the same money.
  await lockPerson(db, userId);
  const poisha = Math.min(openPoisha(invoice) - promoPoisha, await balanceOf(db, userId));
  if (poisha <= 0) return invoice;
  await post(db, {
    kind: 'balance_used',
    cause: `balance:${id}:${paidPoisha}`,
    at,
    invoiceId: id,
    lines: balanceUsedLines(userId, poisha),
  });
  return addPaid(db, invoice, poisha, at);
}
