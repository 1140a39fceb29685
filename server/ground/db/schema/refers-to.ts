import { integer, type PgColumn, type UpdateDeleteAction } from 'drizzle-orm/pg-core';

/** The id of a row of another table, which there always is. */
export const refersTo = (
  name: string,
  id: () => PgColumn,
  actions?: { onDelete: UpdateDeleteAction },
) => integer(name).notNull().references(id, actions);
