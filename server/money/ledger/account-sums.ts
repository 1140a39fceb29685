import { and, eq, sql } from 'drizzle-orm';
import type { PersonalAccount } from '#core/money/words/money-words.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ledgerAccounts, ledgerEntries } from '#server/ground/db/schema/ledger.ts';

/** Debits less credits, in poisha. */
async function sumOf(db: Db, name: PersonalAccount, userId: number): Promise<number> {
  const [row] = await db
    .select({ poisha: sql`coalesce(sum(${ledgerEntries.poisha}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.name, name), eq(ledgerAccounts.userId, userId)));
  return row?.poisha ?? 0;
}

/** Returns what we hold for a person, in poisha. */
export const balanceOf = async (db: Db, userId: number): Promise<number> => {
  const sum = await sumOf(db, 'balance', userId);
  return sum === 0 ? 0 : -sum;
};
