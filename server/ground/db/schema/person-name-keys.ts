import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/**
 * The keys of the names by which staff find people (core/people/names/name-key.ts), apart from
 * `users`, whose rows are read with every request. Written by
 * server/ground/names/save-name-keys.ts.
 */
export const personNameKeys = pgTable(
  'person_name_keys',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    keys: text().array().notNull(),
  },
  (table) => [index('person_name_keys_keys').using('gin', table.keys)],
);
