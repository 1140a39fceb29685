import { and, eq } from 'drizzle-orm';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { balanceUsedLines } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import { post } from '#server/money/ledger/post.ts';
import { addPaid } from './book-payment.ts';
import { endUsedRefunds } from './end-used-refunds.ts';
import type { InvoiceRow } from './issue-invoice.ts';

/**
 * Counts the uses of the balance: what a payment brought may be taken back, and the balance used
 * again. Each has a cause of its own.
 */
const timesUsed = (db: Db, invoiceId: number) =>
  db.$count(
    ledgerTransactions,
    and(eq(ledgerTransactions.invoiceId, invoiceId), eq(ledgerTransactions.kind, 'balance_used')),
  );

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
  const { id, userId } = invoice;
  // Two invoices at once may not use the same money.
  await lockPerson(db, userId);
  const poisha = Math.min(openPoisha(invoice) - promoPoisha, await balanceOf(db, userId));
  if (poisha <= 0) return invoice;
  const isNew = await post(db, {
    kind: 'balance_used',
    cause: `balance_used:${id}:${(await timesUsed(db, id)) + 1}`,
    at,
    invoiceId: id,
    lines: balanceUsedLines(userId, poisha),
  });
  // Nothing is paid that the ledger does not say.
  if (!isNew) throw new Error(`Balance for invoice ${id} has been used before`);
  await endUsedRefunds(db, userId);
  return addPaid(db, invoice, poisha, at);
}
