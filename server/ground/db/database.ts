import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The type that queries are written against: the same for the embedded and the real PostgreSQL.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A listener to a channel of notifications (`pg_notify`). */
export interface Listener {
  heard(payload: string): void;
  /** Is called when notifications are missed from now on. */
  lost(error: unknown): void;
  /** Is called when nothing is missed from now on; what was before may have been. */
  back(): void;
}

/** Connections that are used in turn. */
export interface Pool {
  /** The number of answers that came over these connections so far. */
  readonly answers: number;
  /** Asks the same database over a connection of its own. */
  askBeside(): Promise<void>;
}

export interface Database {
  db: Db;
  /** Listens until the function that is returned is called. The channel is a name in lower case. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Applies the migrations that are still missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** The embedded database has none. */
  pool?: Pool;
}
