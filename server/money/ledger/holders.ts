/**
 * People we hold money for, read from the ledger: how much, since when without a break, and what it came
 * of. Source: docs/requirements/money/money.md, "Payouts".
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';

/** Rows of `user_id`, `poisha`, `since` and `kinds`, those of the ledger's transactions. */
export const holders = (of: SQL = sql`true`): SQL => sql`
  select user_id, poisha, min(at) as since,
    array_agg(distinct kind) filter (where came > 0) as kinds
  from (
    select h.user_id, h.poisha, t.at, t.kind, e.transaction_id, -e.poisha as came,
      max(case when h.after = 0 then e.transaction_id end) over (partition by h.account_id) as emptied
    from (
      select a.id as account_id, a.user_id, x.transaction_id,
        -sum(x.poisha) over (partition by a.id) as poisha,
        sum(x.poisha) over (partition by a.id order by x.transaction_id) as after
      from ledger_accounts a
      join users u on u.id = a.user_id and u.type <> 'staff' and u.erased_at is null
      join ledger_entries x on x.account_id = a.id
      where a.name = 'balance' and ${of}
    ) h
    join ledger_entries e on e.account_id = h.account_id and e.transaction_id = h.transaction_id
    join ledger_transactions t on t.id = e.transaction_id
    where h.poisha > 0
  ) o
  where transaction_id > coalesce(emptied, 0)
  group by user_id, poisha`;

export async function countHolders(db: Db) {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(h.since)`.mapWith(ledgerTransactions.at),
    })
    .from(sql`(${holders()}) as h`);
  return row;
}
