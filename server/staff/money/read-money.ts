/** The sums on top of the money desk. */

import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { paymentMethods } from '#core/money/words/money-words.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import type { Services } from '#server/ground/services/services.ts';

export async function readMoney({ db, now }: Services) {
  const today = dhakaDate(now());
  const midnight = dhakaInstant(today).toISOString();
  const open = sql`${invoices.poisha} - ${invoices.reducedPoisha} - ${invoices.paidPoisha}`;
  const [owed] = await db
    .select({
      due: sql`coalesce(sum(${open}) filter (where ${invoices.dueOn} >= ${today}), 0)`.mapWith(
        Number,
      ),
      overdue: sql`coalesce(sum(${open}) filter (where ${invoices.dueOn} < ${today}), 0)`.mapWith(
        Number,
      ),
    })
    .from(invoices)
    .where(eq(invoices.status, 'unpaid'));
  const { at, kind } = ledgerTransactions;
  const payments = db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(kind, 'payment'));
  const [came] = await db
    .select({
      today:
        sql`coalesce(sum(${ledgerEntries.poisha}) filter (where ${at} >= ${midnight}), 0)`.mapWith(
          Number,
        ),
      month: sql`coalesce(sum(${ledgerEntries.poisha}), 0)`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        gte(at, dhakaInstant(`${today.slice(0, 7)}-01`)),
        // What was booked by mistake did not come, and what a service took back did not stay.
        or(
          inArray(kind, ['payment', 'chargeback']),
          inArray(ledgerTransactions.reversesId, payments),
        ),
        isNull(ledgerAccounts.userId),
        inArray(ledgerAccounts.name, [...paymentMethods]),
      ),
    );
  return {
    due_poisha: owed?.due ?? 0,
    overdue_poisha: owed?.overdue ?? 0,
    received_today_poisha: came?.today ?? 0,
    received_month_poisha: came?.month ?? 0,
  };
}
