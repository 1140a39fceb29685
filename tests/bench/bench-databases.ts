/** Filled databases to measure: on a throwaway PostgreSQL where there is one, else on PGlite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { loadReference } from '#server/reference/load-reference.ts';
import { type PostgresServer, runPostgres } from '#tests/server/setup/run-postgres.ts';
import { fillBoard } from './fill-board.ts';

export interface BenchDatabases {
  kind: string;
  open(jobs: number): Promise<Database>;
  stop(): Promise<void>;
}

async function fill(database: Database, jobs: number) {
  await database.migrate();
  await loadReference(database.db);
  await fillBoard(database.db, jobs);
}

function onPostgres(server: PostgresServer): BenchDatabases {
  return {
    kind: 'PostgreSQL',
    open: async (jobs) => {
      const name = `bench_${jobs}`;
      const admin = openPostgres(server.urlOf('postgres'));
      await admin.db.execute(`create database ${name}`);
      await admin.close();
      const filler = openPostgres(server.urlOf(name), { statementTimeoutMs: 0 });
      await fill(filler, jobs);
      await filler.close();
      return openPostgres(server.urlOf(name));
    },
    stop: () => server.stop(),
  };
}

/** On disk: a million jobs with their indexes do not fit into the memory of the embedded one. */
function onPglite(): BenchDatabases {
  const folder = mkdtempSync(path.join(tmpdir(), 'porua-bench-'));
  return {
    kind: 'PGlite',
    open: async (jobs) => {
      const database = await openPglite(path.join(folder, String(jobs)));
      await fill(database, jobs);
      return database;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function openBenchDatabases(): Promise<BenchDatabases> {
  const usesPglite = process.env['BENCH_DATABASE'] === 'pglite';
  const server = usesPglite
    ? null
    : await runPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
  return server === null ? onPglite() : onPostgres(server);
}
