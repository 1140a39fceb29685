import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Any number; the same in every version, so that only one node migrates at a time. */
const MIGRATION_LOCK = 7_281_440;
const STATEMENT_TIMEOUT_MS = 5_000;

const ignoreNotice = () => {};

async function migratePostgres(url: string) {
  // A client of its own: migrations may take longer than a request, and the lock is per connection.
  const client = postgres(url, { max: 1, onnotice: ignoreNotice });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * Drizzle asks postgres.js not to keep its statements: each is then parsed anew, with one more trip
 * to ask for the types. There are few different texts, and they go with their connection.
 */
function keepStatements(client: Sql) {
  const send = client.unsafe;
  client.unsafe = (query, parameters, options) =>
    send(query, parameters, { ...options, prepare: true });
}

export interface PostgresOptions {
  /** 0 for none. */
  statementTimeoutMs?: number;
}

export function openPostgres(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PostgresOptions = {},
): Database {
  const client = postgres(url, {
    max: 10,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: ignoreNotice,
    connection: {
      application_name: 'porua',
      statement_timeout: statementTimeoutMs,
      // The best index of the board depends on the values: a plan for unknown values would be slow.
      plan_cache_mode: 'force_custom_plan',
      // The board's indexes live in memory or on flash, where a jump costs little more than a step.
      random_page_cost: '1.1',
      // Many small queries at once: one that takes several cores or compiles itself slows the rest.
      max_parallel_workers_per_gather: '0',
      jit: 'off',
    },
  });
  keepStatements(client);
  return {
    db: drizzle({ client }),
    migrate: () => migratePostgres(url),
    close: () => client.end({ timeout: 5 }),
  };
}
