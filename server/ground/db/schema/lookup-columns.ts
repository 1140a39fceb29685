import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';

/** Ids come from the reference files, so that they are the same in every deployment. */
export const lookupColumns = () => ({
  id: integer().primaryKey(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull(),
  aliases: text().array().notNull().default(sql`'{}'::text[]`),
  sort: integer().notNull().default(0),
});
