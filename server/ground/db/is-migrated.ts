import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { shippedMigrations } from './shipped-migrations.ts';

/**
 * Returns whether every migration of this version was applied: by the hash of its SQL, since dates
 * can be wrong. Migrations of a later version do not matter. Throws when the database does not
 * answer.
 */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db.select({ hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map(({ hash }) => hash));
  return shippedMigrations.every(({ hash }) => applied.has(hash));
}
