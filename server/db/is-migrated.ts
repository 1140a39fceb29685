import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

const latest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** Also proves that the database answers: it throws when it does not. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db
    .select({ at: sql`max(created_at)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return (rows[0]?.at ?? 0) >= latest;
}
