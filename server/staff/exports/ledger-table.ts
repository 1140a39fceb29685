/** Lines of the ledger for accountants. Names stand in no line: a person is an id. */
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import { dhakaClock, dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { toTakaText } from '#core/money/words/taka-text.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { Table } from './stream-table.ts';

interface Row {
  /** The id of the transaction; its lines are never parted by a batch. */
  id: number;
  at: Date;
  kind: string;
  cause: string;
  account: string;
  userId: number | null;
  poisha: number;
  number: string | null;
}

export function ledgerTable({ db }: Services, from: Date, until: Date): Table<Row> {
  const { at, id } = ledgerTransactions;
  return {
    columns:
      'date_dhaka time_dhaka transaction kind cause account person_id debit_taka credit_taka document'.split(
        ' ',
      ),
    readAfter: (after, limit) => {
      const next = db
        .select({ id })
        .from(ledgerTransactions)
        .where(and(gt(id, after), gte(at, from), lt(at, until)))
        .orderBy(asc(id))
        .limit(limit);
      return db
        .select({
          id,
          at,
          kind: ledgerTransactions.kind,
          cause: ledgerTransactions.cause,
          account: ledgerAccounts.name,
          userId: ledgerAccounts.userId,
          poisha: ledgerEntries.poisha,
          number: invoices.number,
        })
        .from(ledgerTransactions)
        .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, id))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .leftJoin(invoices, eq(invoices.id, ledgerTransactions.invoiceId))
        .where(inArray(id, next))
        .orderBy(asc(id), asc(ledgerEntries.accountId));
    },
    toCells: (row) => [
      dhakaDate(row.at),
      dhakaClock(row.at),
      row.id,
      row.kind,
      row.cause,
      row.account,
      row.userId,
      row.poisha > 0 ? toTakaText(row.poisha) : '',
      row.poisha < 0 ? toTakaText(-row.poisha) : '',
      row.number,
    ],
  };
}
