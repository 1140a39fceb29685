/** A person's account with us, a line for each transaction: what is charged below zero, what is paid above. */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import type { Services } from '#server/ground/services/services.ts';
import { describeTransaction, transactionNumber } from './describe-transaction.ts';
import type { OwnPage } from './list-invoices.ts';
import { refsByCause } from './payment-refs.ts';

export async function listTransactions({ db }: Services, { userId, page, lang }: OwnPage) {
  const accounts = db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId));
  const lines = db
    .select({
      transactionId: ledgerEntries.transactionId,
      // Between a person's own two accounts nothing comes or goes.
      poisha: sql<number>`-sum(${ledgerEntries.poisha})`.mapWith(Number).as('own_poisha'),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.accountId, accounts))
    .groupBy(ledgerEntries.transactionId)
    .having(sql`sum(${ledgerEntries.poisha}) <> 0`)
    .as('lines');
  const rows = await db
    .select({
      transaction: ledgerTransactions,
      poisha: lines.poisha,
      number: invoices.number,
      kind: invoices.kind,
      jobId: invoices.jobOfferId,
      coachRequestId: invoices.coachRequestId,
      coachMonth: invoices.coachMonth,
      coachName: invoices.coachName,
      onlineLessonId: invoices.onlineLessonId,
    })
    .from(lines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, lines.transactionId))
    .leftJoin(invoices, eq(invoices.id, ledgerTransactions.invoiceId))
    .orderBy(desc(ledgerTransactions.at), desc(ledgerTransactions.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(lines);
  const refs = await refsByCause(
    db,
    rows.map(({ transaction }) => transaction.cause),
  );
  const data = rows.map((row) => ({
    id: row.transaction.id,
    number: transactionNumber(row.transaction.id),
    date: row.transaction.at.toISOString(),
    kind: row.transaction.kind,
    description: describeTransaction(row, lang),
    amount_poisha: row.poisha,
    invoice_number: row.number,
    receipt_ref: refs.get(row.transaction.cause) ?? null,
  }));
  return pageOf(page, counted?.total ?? 0, data);
}
