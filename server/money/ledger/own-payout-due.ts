import { sql } from 'drizzle-orm';
import { payoutDueOn } from '#core/money/words/payout-due.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { holders } from './holders.ts';

/**
 * Returns the time since which we hold something for a person without a break; null while we hold
 * nothing.
 */
export async function heldSince(db: Db, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ since: sql<Date>`h.since`.mapWith(ledgerTransactions.at) })
    .from(sql`(${holders(sql`a.user_id = ${userId}`)}) as h`);
  return row?.since ?? null;
}

/** Returns the day, YYYY-MM-DD, by which it is sent to a person; null while we hold nothing. */
export async function ownPayoutDue(db: Db, userId: number): Promise<string | null> {
  const since = await heldSince(db, userId);
  return since && payoutDueOn(since);
}
