/** Everybody we hold money for, with the day by which it is sent. */
import { sql } from 'drizzle-orm';
import { STAFF_PAGE_SIZE } from '#core/api/schemas/staff-fields.ts';
import type { StaffHolder } from '#core/api/schemas/staff-money-due.ts';
import type { LedgerKind } from '#core/money/money-words.ts';
import { payoutDueOn } from '#core/money/payout-due.ts';
import type { Db } from '#server/db/database.ts';
import { offsetOf, pageOf } from '#server/db/page-of.ts';
import { ledgerTransactions } from '#server/db/schema/ledger.ts';
import { countHolders, holders } from '#server/ledger/holders.ts';
import { findHolder } from './check-payout.ts';
import { findTargets } from './find-targets.ts';
import { freeBalance } from './free-balance.ts';

export async function listHolders(db: Db, page: number) {
  const rows = await db
    .select({
      userId: sql`h.user_id`.mapWith(Number),
      since: sql<Date>`h.since`.mapWith(ledgerTransactions.at),
      kinds: sql<LedgerKind[] | null>`h.kinds`,
    })
    .from(sql`(${holders()}) as h`)
    .orderBy(sql`h.since, h.user_id`)
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = await Promise.all(
    rows.map(async ({ userId, since, kinds }): Promise<StaffHolder> => {
      const user = await findHolder(db, userId);
      const { heldPoisha, refundsPoisha, freePoisha } = await freeBalance(db, userId);
      return {
        person: {
          user_id: userId,
          name: user.name,
          type: user.type === 'tutor' ? 'tutor' : 'parent',
        },
        held_poisha: heldPoisha,
        refunds_poisha: refundsPoisha,
        free_poisha: freePoisha,
        kinds: kinds ?? [],
        since: since.toISOString(),
        due_date: payoutDueOn(since),
        has_number: (await findTargets(db, user)).length > 0,
      };
    }),
  );
  return pageOf(page, (await countHolders(db))?.count ?? 0, data, STAFF_PAGE_SIZE);
}
