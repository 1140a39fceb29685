import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Rows of one insert: a statement takes 65,535 values at most. */
const BATCH = 500;

export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await db.insert(table).values(rows.slice(start, start + BATCH));
}
