import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries are written against: the same type for the embedded and the real PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Of a channel of notifications (`pg_notify`). */
export interface Listener {
  heard(payload: string): void;
  /** What is notified from now on is missed. */
  lost(error: unknown): void;
  /** From now on nothing is missed; what was before may have been. */
  back(): void;
}

/** Connections that are used in turn. */
export interface Pool {
  /** How many answers came over them so far. */
  readonly answers: number;
  /** Asks the same database over a connection of its own. */
  askBeside(): Promise<void>;
}

export interface Database {
  db: Db;
  /** Until the function that is returned is called. The channel is a name in lower case. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Applies the migrations that are still missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** The embedded database has none. */
  pool?: Pool;
}
