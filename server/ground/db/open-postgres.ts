import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import type { Database } from './database.ts';
import { giveUpInQueue } from './give-up-in-queue.ts';
import { listenPostgres } from './listen-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { type ConnectionGuard, createConnectionGuard } from './postgres-connections.ts';
import { ANSWER_WITHIN_MS, openSocket, type Watch } from './postgres-socket.ts';

/** Any number; the same in every version, so that only one node migrates at a time. */
const MIGRATION_LOCK = 7_281_440;
const STATEMENT_TIMEOUT_MS = 3_500;
const RECONNECT_AFTER_SECONDS = 0.3;
const DEFAULT_PORT = 5432;
/** Some 24 days: of a longer one Node makes a millisecond. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const ignoreNotice = () => {};

async function migratePostgres(url: string) {
  // A client of its own: migrations may take longer than a request, and the lock is per connection.
  const client = postgres(url, { max: 1, onnotice: ignoreNotice });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * Drizzle asks postgres.js not to keep its statements: each is then parsed again, with one more trip
 * to ask for the types. There are few different texts, and they go with their connection. And no
 * query is sent behind another that has no answer yet: one question, one answer, one deadline.
 */
function sendOneByOne(client: Sql, guard: ConnectionGuard) {
  client.unsafe = new Proxy(client.unsafe, {
    apply(send, self, [text, values, options]) {
      const onexecute = guard.watching(options?.onexecute);
      const own = { ...options, onexecute, prepare: true };
      const query = Reflect.apply(send, self, [text, values, own]);
      guard.ofPool(query);
      giveUpInQueue(query, guard.watching(undefined));
      return query;
    },
  });
}

/** The address without what the socket does itself. */
function readAddress(url: string) {
  const address = new URL(url);
  const sslMode = address.searchParams.get('sslmode') ?? address.searchParams.get('ssl');
  address.searchParams.delete('sslmode');
  address.searchParams.delete('ssl');
  return {
    address: address.href,
    sslMode: sslMode === 'true' ? 'verify-full' : (sslMode ?? undefined),
  };
}

export interface PostgresOptions {
  /** 0 for none: then an answer may take as long as it likes. */
  statementTimeoutMs?: number;
}

export function openPostgres(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PostgresOptions = {},
): Database {
  const { address, sslMode } = readAddress(url);
  const { hostname: host, port } = new URL(address);
  const place = { host, port: Number(port) || DEFAULT_PORT, sslMode };
  // Of postgres.js too, though its types do not list them.
  const guard = createConnectionGuard();
  const withinMs = statementTimeoutMs === 0 ? LONGEST_TIMER_MS : ANSWER_WITHIN_MS;
  const socketTo = (watch: Watch) => ({ socket: () => openSocket(place, watch) });
  const common = {
    max_pipeline: 1,
    connect_timeout: ANSWER_WITHIN_MS / 1000,
    backoff: () => RECONNECT_AFTER_SECONDS,
    onnotice: ignoreNotice,
    ...socketTo({ withinMs }),
  };
  let answers = 0;
  const onAnswer = () => {
    answers += 1;
  };
  const client = postgres(address, {
    max: 10,
    idle_timeout: 60,
    onclose: guard.onclose,
    ...common,
    ...socketTo({ withinMs, onAnswer }),
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
  sendOneByOne(client, guard);
  return {
    db: drizzle({ client }),
    migrate: () => migratePostgres(url),
    listen: async (channel, listener) =>
      listenPostgres(
        (heard) => postgres(address, { max: 1, fetch_types: false, ...heard, ...common }),
        channel,
        listener,
      ),
    close: () => client.end({ timeout: 5 }),
    pool: {
      get answers() {
        return answers;
      },
      askBeside: async () => {
        const beside = postgres(address, { max: 1, fetch_types: false, ...common });
        try {
          await beside`select 1`;
        } finally {
          await beside.end({ timeout: 1 });
        }
      },
    },
  };
}
