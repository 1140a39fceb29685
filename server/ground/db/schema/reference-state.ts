import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Hash of the reference files last written, so that an unchanged start does no work. */
export const referenceState = pgTable('reference_state', {
  name: text().primaryKey(),
  hash: text().notNull(),
  loadedAt: moment('loaded_at').notNull().defaultNow(),
});
