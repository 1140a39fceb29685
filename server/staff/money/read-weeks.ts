/** Income by week: what was invoiced, less what was taken back, from the ledger. */

import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { DAY, dayjs, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { incomeKinds } from '#core/money/words/money-words.ts';
import type { StaffWeeks } from '#core/staff/api/staff-books.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import type { Services } from '#server/ground/services/services.ts';
import { dhakaDay, dhakaDayText } from './days/read-days.ts';

const accountOf = (kind: (typeof incomeKinds)[number]) => `income_${kind}` as const;

/** The Sunday a week of Bangladesh begins with. */
const sundayOf = (day: string): string => dayjs.utc(day).startOf('week').format(DAY);

export async function readWeeks({ db, now }: Services, count: number): Promise<StaffWeeks> {
  const last = dhaka(now()).startOf('week');
  const starts = Array.from({ length: count }, (_, at) =>
    last.add(at + 1 - count, 'week').format(DAY),
  );
  const rows = await db
    .select({
      day: dhakaDayText.as('day'),
      account: ledgerAccounts.name,
      poisha: sql<number>`-sum(${ledgerEntries.poisha})`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        gte(ledgerTransactions.at, dhakaInstant(starts[0] ?? '')),
        inArray(ledgerAccounts.name, incomeKinds.map(accountOf)),
      ),
    )
    .groupBy(dhakaDay, ledgerAccounts.name);
  return {
    weeks: starts.map((starts_on) => {
      const ofWeek = rows.filter(({ day }) => sundayOf(day) === starts_on);
      const kinds = incomeKinds.map((kind) => ({
        kind,
        amount_poisha: ofWeek.reduce(
          (sum, { account, poisha }) => (account === accountOf(kind) ? sum + poisha : sum),
          0,
        ),
      }));
      return {
        starts_on,
        kinds: kinds.filter(({ amount_poisha: poisha }) => poisha !== 0),
        amount_poisha: kinds.reduce((sum, { amount_poisha: poisha }) => sum + poisha, 0),
      };
    }),
  };
}
