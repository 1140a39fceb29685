import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { DaySums } from '#core/money/words/day-book.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** Days staff have closed, as they were then; never changed. Source: docs/requirements/money/money.md, "Day book". */
export const ledgerDays = pgTable('ledger_days', {
  day: date({ mode: 'string' }).primaryKey(),
  sums: jsonb().$type<DaySums>().notNull(),
  closedAt: moment('closed_at').notNull(),
  closedBy: integer('closed_by')
    .notNull()
    .references(() => users.id),
});
