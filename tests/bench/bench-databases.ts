/** Filled databases to measure: on a throwaway PostgreSQL where there is one, else on PGlite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, Db } from '#server/ground/db/database.ts';
import { openPglite } from '#server/ground/db/open-pglite.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { loadReference } from '#server/ground/reference/load-reference.ts';
import { type PostgresServer, runPostgres } from '#tests/server/setup/run-postgres.ts';

export interface BenchDatabases {
  kind: string;
  /** Undefined without a server others can connect to. */
  urlOf?(size: number): string;
  open(size: number): Promise<Database>;
  stop(): Promise<void>;
}

/** A function that writes what is measured: `size` rows of it. */
type Fill = (db: Db, size: number) => Promise<void>;

async function prepare(database: Database, fill: Fill, size: number) {
  await database.migrate();
  await loadReference(database.db);
  await fill(database.db, size);
}

function onPostgres(server: PostgresServer, fill: Fill): BenchDatabases {
  return {
    kind: 'PostgreSQL',
    urlOf: (size) => server.urlOf(`bench_${size}`),
    open: async (size) => {
      const name = `bench_${size}`;
      const admin = openPostgres(server.urlOf('postgres'));
      await admin.db.execute(`create database ${name}`);
      await admin.close();
      const filler = openPostgres(server.urlOf(name), { statementTimeoutMs: 0 });
      await prepare(filler, fill, size);
      await filler.close();
      return openPostgres(server.urlOf(name));
    },
    stop: () => server.stop(),
  };
}

/** Filled before, as `bench_<size>`: to measure again without waiting for it. */
const onFilled = (url: string): BenchDatabases => ({
  kind: 'PostgreSQL',
  urlOf: (size) => `${url}/bench_${size}`,
  open: async (size) => openPostgres(`${url}/bench_${size}`),
  stop: async () => {},
});

/**
 * Opens databases on disk: a million jobs with their indexes do not fit into the memory of the
 * embedded one.
 */
function onPglite(fill: Fill): BenchDatabases {
  const folder = mkdtempSync(path.join(tmpdir(), 'porua-bench-'));
  return {
    kind: 'PGlite',
    open: async (size) => {
      const database = await openPglite(path.join(folder, String(size)));
      await prepare(database, fill, size);
      return database;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function openBenchDatabases(fill: Fill): Promise<BenchDatabases> {
  const filled = process.env['BENCH_URL'];
  if (filled !== undefined) return onFilled(filled);
  const usesPglite = process.env['BENCH_DATABASE'] === 'pglite';
  const server = usesPglite
    ? null
    : await runPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
  return server === null ? onPglite(fill) : onPostgres(server, fill);
}
