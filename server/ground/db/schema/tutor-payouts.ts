import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { WALLET_TYPES } from '#core/people/profile/profile-constants.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

/** Mobile banking numbers a tutor is paid on; at most three, counted under a lock of the tutor. */
export const tutorPayouts = pgTable(
  'tutor_payouts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
    walletType: text('wallet_type', { enum: WALLET_TYPES }).notNull(),
    accountNumber: text('account_number').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tutor_payouts_number').on(table.tutorId, table.walletType, table.accountNumber),
    onlyItsWords('tutor_payouts_wallet', table.walletType),
    check('tutor_payouts_account', sql`${table.accountNumber} like '+8801_________'`),
  ],
);
