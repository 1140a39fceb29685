/** Everybody we hold money for, with the day by which it is sent. */
import { sql } from 'drizzle-orm';
import type { LedgerKind } from '#core/money/words/money-words.ts';
import { payoutDueOn } from '#core/money/words/payout-due.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { StaffHolder } from '#core/staff/api/staff-money-due.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { countHolders, holders } from '#server/money/ledger/holders.ts';
import { findHolder } from './check-payout.ts';
import { findTargets } from './find-targets.ts';
import { freeBalance } from './free-balance.ts';
import { standingAsk } from './own-payout.ts';

export async function listHolders(db: Db, page: number) {
  const rows = await db
    .select({
      userId: sql`h.user_id`.mapWith(Number),
      since: sql<Date>`h.since`.mapWith(ledgerTransactions.at),
      kinds: sql<LedgerKind[] | null>`h.kinds`,
      askedAt: sql<Date | null>`u.payout_asked_at`.mapWith(users.payoutAskedAt),
    })
    .from(sql`(${holders()}) as h join users u on u.id = h.user_id`)
    // Who asked for it comes first.
    .orderBy(sql`coalesce(u.payout_asked_at >= h.since, false) desc, h.since, h.user_id`)
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = await Promise.all(
    rows.map(async ({ userId, since, kinds, askedAt }): Promise<StaffHolder> => {
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
        asked_at: standingAsk(askedAt, since)?.toISOString() ?? null,
        has_number: (await findTargets(db, user)).length > 0,
      };
    }),
  );
  return pageOf(page, (await countHolders(db))?.count ?? 0, data, STAFF_PAGE_SIZE);
}
