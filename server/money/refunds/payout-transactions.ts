/** One transaction pays out once, however it is typed. Source: docs/requirements/money/money.md, "Refund". */
import { eq } from 'drizzle-orm';
import { transactionKey } from '#core/money/words/proof-words.ts';
import type { Db } from '#server/ground/db/database.ts';
import { payoutTransactions } from '#server/ground/db/schema/payout-transactions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

interface Named {
  trx: string;
  /** The payout's cause, as the ledger names it. */
  cause: string;
  at: Date;
}

/** `field`: where staff typed it. */
const used = (field: string) =>
  new ApiError('payout_trx_used', { fields: { [field]: { key: 'payout_trx_used' } } });

/** False: it has paid something out before. What a service reports is true all the same. */
export async function keepTransaction(db: Db, { trx, cause, at }: Named): Promise<boolean> {
  const kept = await db
    .insert(payoutTransactions)
    .values({ key: transactionKey(trx), cause, at })
    .onConflictDoNothing()
    .returning({ key: payoutTransactions.key });
  return kept.length > 0;
}

export async function noteTransaction(db: Db, named: Named, field: string): Promise<void> {
  if (!(await keepTransaction(db, named))) throw used(field);
}

/** Throws `payout_trx_used` for a used transaction, before a second person says the same. */
export async function refuseUsed(db: Db, trx: string, field: string): Promise<void> {
  const isThis = eq(payoutTransactions.key, transactionKey(trx));
  if ((await db.$count(payoutTransactions, isThis)) > 0) throw used(field);
}

/** Forgets a transaction that was noted by mistake: it may be noted for the payout it was. */
export async function forgetTransaction(db: Db, cause: string): Promise<void> {
  await db.delete(payoutTransactions).where(eq(payoutTransactions.cause, cause));
}
