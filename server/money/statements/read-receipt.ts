/**
 * The receipt of a payment, from the ledger as it stood when the payment was booked: what happens to
 * the invoice later changes no receipt. Source: docs/requirements/money/money.md, "Receipts".
 */

import { and, eq, lt, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Receipt } from '#core/money/api/receipts.ts';
import { receiptNumber } from '#core/money/words/receipt-number.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { invoicedJob } from './invoiced-job.ts';
import { presentInvoice } from './list-invoices.ts';

interface Asked {
  ref: string;
  caller: Caller;
  lang: Lang;
}

export async function readReceipt(
  services: Services,
  { ref, caller: { user, tutor }, lang }: Asked,
): Promise<Receipt> {
  const { db } = services;
  const [row] = await db
    .select({
      payment: payments,
      invoice: invoices,
      job: invoicedJob,
      booked: ledgerTransactions,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.cause, sql`'payment:' || ${payments.id}`))
    .leftJoin(jobOffers, eq(jobOffers.id, invoices.jobOfferId))
    .where(and(eq(payments.ref, ref), eq(payments.userId, user.id), eq(payments.state, 'paid')));
  if (row === undefined) throw new ApiError('payment_not_found');
  const { payment, booked } = row;
  const lines = await bookedBefore(db, row.invoice.id, booked.id);
  const asked = lines.reduce((sum, { amount_poisha: poisha }) => sum + poisha, 0);
  const used = await usedOf(db, booked.id);
  const { number, kind, issue_date, charge, coach } = presentInvoice(
    services,
    { ...row, receipts: [] },
    lang,
  );
  return {
    number: receiptNumber(payment.ref),
    payment_ref: payment.ref,
    paid_at: booked.at.toISOString(),
    payer: { name: user.name, id: tutor?.tutorid ?? String(user.id) },
    invoice: { number, kind, issue_date, charge, coach },
    lines,
    amount_poisha: payment.poisha,
    to_balance_poisha: payment.poisha - used,
    open_poisha: asked - used,
    method: payment.method,
    gateway_trx: payment.gatewayTrx,
  };
}

const isOwed = eq(ledgerAccounts.name, 'receivable');
const sum = sql<number>`sum(${ledgerEntries.poisha})`.mapWith(Number);

/**
 * Reads what was booked before. Each booking locks the invoice's row, so its transactions have
 * their order.
 */
function bookedBefore(db: Db, invoiceId: number, transactionId: number): Promise<Receipt['lines']> {
  return db
    .select({ kind: ledgerTransactions.kind, amount_poisha: sum })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.invoiceId, invoiceId),
        lt(ledgerTransactions.id, transactionId),
        isOwed,
      ),
    )
    .groupBy(ledgerTransactions.kind)
    .orderBy(sql`min(${ledgerTransactions.id})`);
}

/** Returns what of the payment the invoice took, in poisha. */
async function usedOf(db: Db, transactionId: number): Promise<number> {
  const [row] = await db
    .select({ poisha: sum })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerEntries.transactionId, transactionId), isOwed));
  return row?.poisha ? -row.poisha : 0;
}
