import { getTableColumns, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** The database takes the words of the column's `enum`, and no others. */
export function onlyItsWords(name: string, column: PgColumn) {
  // What a table gives to its constraints has no words; its own column has.
  const own = Object.values(getTableColumns(column.table)).find((one) => one.name === column.name);
  const words = own?.enumValues?.map((word) => `'${word}'`).join(', ');
  if (words === undefined) throw new Error(`${name}: the column names no words`);
  return check(name, sql`${column} in (${sql.raw(words)})`);
}
