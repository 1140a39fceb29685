import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import { moment } from './moment.ts';

/** The partners whose pages may connect their visitors. Public data needs no partner. */
export const partners = pgTable(
  'partners',
  {
    siteId: text('site_id').primaryKey(),
    name: text().notNull(),
    /** The kill switch: every call looks at it. */
    enabled: boolean().notNull().default(true),
    /** The most scopes its pages may ask a visitor for. */
    maxScopes: text('max_scopes').array().$type<EmbedScope[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('partners_site_id', sql`${table.siteId} ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'`),
  ],
);

/** The exact origins of a partner; whatever was connected at one ends with its row. */
export const partnerOrigins = pgTable(
  'partner_origins',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => partners.siteId, { onDelete: 'cascade' }),
    origin: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.origin] }),
    index('partner_origins_origin').on(table.origin),
  ],
);
