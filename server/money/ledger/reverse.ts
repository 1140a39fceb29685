/** Takes a booked event back by a counter-entry. Give it the transaction of what takes it back. */
import { eq } from 'drizzle-orm';
import type { Account } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import { post } from './post.ts';

interface Reversal {
  /** The cause of what is taken back. */
  cause: string;
  at: Date;
  byUserId?: number | null;
}

/** False: it has been taken back before. */
export async function reverse(db: Db, { cause, at, byUserId = null }: Reversal): Promise<boolean> {
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      invoiceId: ledgerTransactions.invoiceId,
      name: ledgerAccounts.name,
      userId: ledgerAccounts.userId,
      poisha: ledgerEntries.poisha,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.cause, cause));
  const [first] = rows;
  if (first === undefined) throw new Error(`Nothing was booked for ${cause}`);
  return post(db, {
    kind: 'reversal',
    cause: `reversal:${cause}`,
    at,
    byUserId,
    invoiceId: first.invoiceId,
    reversesId: first.id,
    lines: rows.map(({ name, userId, poisha }) => ({
      account: toAccount(name, userId),
      poisha: -poisha,
    })),
  });
}

function toAccount(name: Account['name'], userId: number | null): Account {
  if (name === 'receivable' || name === 'balance') {
    if (userId === null) throw new Error(`${name} of nobody`);
    return { name, userId };
  }
  return { name };
}
