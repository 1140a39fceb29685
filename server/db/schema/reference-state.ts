import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Hash of the reference files last written, so that an unchanged start does no work. */
export const referenceState = pgTable('reference_state', {
  name: text().primaryKey(),
  hash: text().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
