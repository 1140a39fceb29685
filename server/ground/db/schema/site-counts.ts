import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { onlyItsWords } from './only-its-words.ts';

export const siteCountKinds = ['view', 'apply', 'request'] as const;

/**
 * The numbers of what came from the pages of a partner, by day of Dhaka. Counts only: nobody can be
 * found in it.
 */
export const siteCounts = pgTable(
  'site_counts',
  {
    /** The partner's `site` id; no reference, so that a count outlives the partner. */
    site: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: siteCountKinds }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.day, table.kind] }),
    onlyItsWords('site_counts_kind', table.kind),
  ],
);
