/**
 * The only writer of the ledger. Give it the transaction of what it books, so that neither is there
 * without the other. Source: docs/requirements/money/money.md, "Ledger".
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { LedgerKind } from '#core/money/words/money-words.ts';
import type { Account, Line } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';

export interface Posting {
  kind: LedgerKind;
  /** The cause of one event, unique for all time. */
  cause: string;
  at: Date;
  lines: Line[];
  invoiceId?: number | null;
  byUserId?: number | null;
  reversesId?: number;
}

async function accountId(db: Db, { name, userId }: Account): Promise<number> {
  const isThis = and(
    eq(ledgerAccounts.name, name),
    userId === undefined ? isNull(ledgerAccounts.userId) : eq(ledgerAccounts.userId, userId),
  );
  const find = () => db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isThis);
  const [known] = await find();
  if (known !== undefined) return known.id;
  await db
    .insert(ledgerAccounts)
    .values({ name, userId: userId ?? null })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error(`No account ${name}`);
  return made.id;
}

/** Lines of one account become one; what comes to nothing is left out. */
async function linesByAccount(db: Db, lines: Line[]): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  for (const { account, poisha } of lines) {
    if (!Number.isSafeInteger(poisha)) throw new Error(`Not a sum in poisha: ${poisha}`);
    const id = await accountId(db, account);
    sums.set(id, (sums.get(id) ?? 0) + poisha);
  }
  for (const [id, poisha] of sums) if (poisha === 0) sums.delete(id);
  return sums;
}

/** False: this event has been booked before, and nothing was written. */
export async function post(db: Db, posting: Posting): Promise<boolean> {
  const { lines, invoiceId = null, byUserId = null, ...transaction } = posting;
  const total = lines.reduce((sum, { poisha }) => sum + poisha, 0);
  if (total !== 0) throw new Error(`${posting.cause} does not balance: ${total}`);
  const sums = await linesByAccount(db, lines);
  if (sums.size === 0) throw new Error(`${posting.cause} books nothing`);
  const [written] = await db
    .insert(ledgerTransactions)
    .values({ ...transaction, invoiceId, byUserId })
    .onConflictDoNothing({ target: ledgerTransactions.cause })
    .returning({ id: ledgerTransactions.id });
  if (written === undefined) return false;
  await db
    .insert(ledgerEntries)
    .values(
      [...sums].map(([id, poisha]) => ({ transactionId: written.id, accountId: id, poisha })),
    );
  return true;
}
