/** A person's account in a month of Dhaka, from the ledger. Source: docs/requirements/money/money.md, "Statements". */

import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { dayjs, toInstant } from '#core/ground/dates/dhaka.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Standing, StatementAnswer, StatementLine } from '#core/money/api/statements.ts';
import { receiptNumber } from '#core/money/words/receipt-number.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { describeTransaction, transactionNumber } from './describe-transaction.ts';
import { refsByCause } from './payment-refs.ts';

interface Asked {
  caller: Caller;
  /** The month; without one, the newest. */
  month: string | undefined;
  lang: Lang;
}

export async function readStatement(
  { db }: Services,
  { caller: { user, tutor }, month: asked, lang }: Asked,
): Promise<StatementAnswer> {
  const months = await monthsOf(db, user.id);
  const person = { name: user.name, id: tutor?.tutorid ?? String(user.id) };
  const month = asked ?? months[0];
  if (month === undefined || months.length === 0) return { months, person, statement: null };
  const first = dayjs.utc(month);
  const [from, until] = [toInstant(first), toInstant(first.add(1, 'month'))];
  const opening = await standingBefore(db, user.id, from);
  const lines = await readLines(db, { userId: user.id, from, until, lang, opening });
  const total = (name: 'debit_poisha' | 'credit_poisha') =>
    lines.reduce((sum, line) => sum + line[name], 0);
  return {
    months,
    person,
    statement: {
      month,
      opening,
      closing: await standingBefore(db, user.id, until),
      debit_poisha: total('debit_poisha'),
      credit_poisha: total('credit_poisha'),
      lines,
    },
  };
}

/** The lines of a person's two accounts. */
const ofPerson = (db: Db, userId: number) =>
  db
    .select({
      id: ledgerTransactions.id,
      at: ledgerTransactions.at,
      account: ledgerAccounts.name,
      poisha: ledgerEntries.poisha,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerAccounts.userId, userId))
    .as('own');

async function monthsOf(db: Db, userId: number): Promise<string[]> {
  const own = ofPerson(db, userId);
  const month = sql<string>`to_char(${own.at} at time zone 'Asia/Dhaka', 'YYYY-MM')`;
  const rows = await db
    .selectDistinct({ month: month.as('month') })
    .from(own)
    .orderBy(desc(sql`1`));
  return rows.map((row) => row.month);
}

async function standingBefore(db: Db, userId: number, at: Date): Promise<Standing> {
  const own = ofPerson(db, userId);
  const sumOf = (account: string) =>
    sql`coalesce(sum(${own.poisha}) filter (where ${own.account} = ${account}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ owed: sumOf('receivable'), balance: sumOf('balance') })
    .from(own)
    .where(lt(own.at, at));
  const { owed = 0, balance = 0 } = sums ?? {};
  return { owed_poisha: owed, held_poisha: balance === 0 ? 0 : -balance };
}

interface Lines {
  userId: number;
  from: Date;
  until: Date;
  lang: Lang;
  opening: Standing;
}

async function readLines(
  db: Db,
  { userId, from, until, lang, opening }: Lines,
): Promise<StatementLine[]> {
  const own = ofPerson(db, userId);
  const sums = db
    .select({
      id: own.id,
      debit: sql`coalesce(sum(${own.poisha}) filter (where ${own.poisha} > 0), 0)`
        .mapWith(Number)
        .as('debit'),
      credit: sql`coalesce(-sum(${own.poisha}) filter (where ${own.poisha} < 0), 0)`
        .mapWith(Number)
        .as('credit'),
    })
    .from(own)
    .where(and(gte(own.at, from), lt(own.at, until)))
    .groupBy(own.id)
    .as('sums');
  const rows = await db
    .select({
      transaction: ledgerTransactions,
      debit: sums.debit,
      credit: sums.credit,
      number: invoices.number,
      kind: invoices.kind,
      jobId: invoices.jobOfferId,
      coachRequestId: invoices.coachRequestId,
      coachMonth: invoices.coachMonth,
      coachName: invoices.coachName,
      onlineLessonId: invoices.onlineLessonId,
    })
    .from(sums)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, sums.id))
    .leftJoin(invoices, eq(invoices.id, ledgerTransactions.invoiceId))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id));
  const refs = await refsByCause(
    db,
    rows.map(({ transaction }) => transaction.cause),
  );
  let balance = opening.owed_poisha - opening.held_poisha;
  return rows.map((row) => {
    const { id, at, kind, cause } = row.transaction;
    balance += row.debit - row.credit;
    const ref = refs.get(cause);
    return {
      id,
      date: at.toISOString(),
      kind,
      description: describeTransaction(row, lang),
      document: ref ? receiptNumber(ref) : (row.number ?? transactionNumber(id)),
      debit_poisha: row.debit,
      credit_poisha: row.credit,
      balance_poisha: balance,
    };
  });
}
