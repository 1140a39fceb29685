import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { takeDataLock } from './data-lock.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** The embedded PostgreSQL: in `dataDir`, or in memory without one. */
export async function openPglite(dataDir?: string, options: PGliteOptions = {}): Promise<Database> {
  let unlock = () => {};
  if (dataDir !== undefined) {
    unlock = takeDataLock(dataDir);
    mkdirSync(dataDir, { recursive: true });
  }
  const client = await PGlite.create({
    ...options,
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'pglite') }),
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const db = drizzle({ client });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    listen: async (channel, { heard, back }) => {
      const stop = await client.listen(channel, heard);
      back();
      return () => stop();
    },
    close: async () => {
      await client.close();
      unlock();
    },
  };
}
