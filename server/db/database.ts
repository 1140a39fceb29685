import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries are written against: the same type for the embedded and the real PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  /** Applies the migrations that are still missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
