import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';

/**
 * A search of the job board that a phone without an account gets messages about:
 * docs/requirements/market/job-board.md, "Tell me when one comes".
 */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** E.164. */
    phone: text().notNull(),
    lang: text({ enum: LANGS }).notNull(),
    /** The filter as in the address of the board, without its order. */
    query: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Jobs posted after this are new to the phone. */
    newSince: moment('new_since').notNull(),
    /** The last message to the phone, about this search or another of its own. */
    notifiedAt: moment('notified_at'),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    unique('search_alerts_phone_query').on(table.phone, table.query),
    index('search_alerts_new_since').on(table.newSince, table.id),
    index('search_alerts_ends').on(table.endsAt),
    onlyItsWords('search_alerts_lang', table.lang),
  ],
);
