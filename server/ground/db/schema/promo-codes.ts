import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { incomeKinds } from '#core/money/words/money-words.ts';
import { promoAudiences, promoUseStates } from '#core/money/words/promo-words.ts';
import { invoices } from './invoices.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The codes that take something off an invoice. Never changed, only ended. Source:
 * docs/requirements/money/money.md, "Promo codes".
 */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The code in capitals. */
    code: text().notNull().unique(),
    percent: smallint(),
    poisha: bigint({ mode: 'number' }),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    untilOn: date('until_on', { mode: 'string' }),
    perPerson: smallint('per_person').notNull(),
    /** Null: without limit. */
    inAll: integer('in_all'),
    audience: text({ enum: promoAudiences }).notNull(),
    /** Empty: all kinds. */
    kinds: text({ enum: incomeKinds }).array().notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: refersTo('created_by', () => users.id),
    endedAt: moment('ended_at'),
    endedBy: integer('ended_by').references(() => users.id),
  },
  (table) => [
    onlyItsWords('promo_codes_audience', table.audience),
    check('promo_codes_capitals', sql`${table.code} = upper(${table.code})`),
    check('promo_codes_one', sql`(${table.percent} is null) <> (${table.poisha} is null)`),
    check('promo_codes_percent', sql`${table.percent} between 1 and 100`),
    check('promo_codes_poisha', sql`${table.poisha} > 0`),
    check('promo_codes_limits', sql`${table.perPerson} > 0 and ${table.inAll} > 0`),
    check('promo_codes_days', sql`${table.untilOn} >= ${table.fromOn}`),
  ],
);

/** A code on an invoice. One that is reserved or used counts towards the limits of its code. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    promoCodeId: refersTo('promo_code_id', () => promoCodes.id),
    userId: refersTo('user_id', () => users.id),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    state: text({ enum: promoUseStates }).notNull(),
    /** Poisha it takes off; once used, the poisha it took off. */
    poisha: bigint({ mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('promo_uses_invoice')
      .on(table.promoCodeId, table.invoiceId)
      .where(sql`${table.state} <> 'returned'`),
    index('promo_uses_code').on(table.promoCodeId, table.id),
    index('promo_uses_user').on(table.userId),
    onlyItsWords('promo_uses_state', table.state),
    check('promo_uses_poisha', sql`${table.poisha} > 0`),
    check('promo_uses_ended', sql`(${table.state} = 'reserved') = (${table.endedAt} is null)`),
  ],
);
