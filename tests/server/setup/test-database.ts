/** A fresh database for a test file: migrated, with the reference data, and nothing else. */
import { createHash, randomBytes } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { inject } from 'vitest';
import type { Database } from '#server/ground/db/database.ts';
import { migrationsFolder } from '#server/ground/db/migrations-folder.ts';
import { openPglite } from '#server/ground/db/open-pglite.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { loadReference } from '#server/ground/reference/load-reference.ts';
import { TEMPLATE } from './start-postgres.ts';

const root = path.join(import.meta.dirname, '../../..');
const cacheFolder = path.join(root, 'node_modules/.cache/porua-tests');

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync('server/ground/{db/migrations,reference}/**/*.{sql,json,ts}', {
    cwd: root,
  }).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Migrating and filling PGlite takes seconds, so its files are kept until their sources change. */
async function readSnapshot(): Promise<Blob> {
  const file = path.join(cacheFolder, `pglite-${hashSources()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const client = await PGlite.create();
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    await loadReference(db);
    const snapshot = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(cacheFolder, { recursive: true });
    // Another test file may be writing the same: only whole files get the name.
    const draft = `${file}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, Buffer.from(await snapshot.arrayBuffer()));
    renameSync(draft, file);
    return snapshot;
  }
}

export const isOnPostgres = () => process.env['TEST_DATABASE'] === 'postgres';

/** Returns the address of a new PostgreSQL database, a copy of another one. Throws where the name is taken. */
export async function copyPostgres(
  template: string,
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  const base = inject('postgresUrl');
  const admin = openPostgres(`${base}postgres`);
  await admin.db.execute(`create database ${name} template ${template}`);
  await admin.close();
  return `${base}${name}`;
}

async function dropPostgres(url: string): Promise<void> {
  const base = inject('postgresUrl');
  const admin = openPostgres(`${base}postgres`);
  // Other servers of a test may still be connected to it.
  await admin.db.execute(`drop database ${url.slice(base.length)} with (force)`);
  await admin.close();
}

/** Opens a copy of a PostgreSQL database that goes with its last use: a run makes hundreds. */
export async function openCopy(template: string): Promise<Database> {
  const url = await copyPostgres(template);
  const database = openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropPostgres(url);
    },
  };
}

export async function openTestDatabase(): Promise<Database> {
  return isOnPostgres()
    ? openCopy(TEMPLATE)
    : openPglite(undefined, { loadDataDir: await readSnapshot() });
}
