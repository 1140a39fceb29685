/**
 * Some releases shipped migrations dated in the future. Drizzle applies what is dated after the
 * last applied one, so it would skip every later migration on such a database. Applied rows are
 * therefore found by the hash of their SQL and take the date of the shipped journal.
 */
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { shippedMigrations } from './shipped-migrations.ts';

export async function reconcileJournal(db: Db): Promise<void> {
  const [found] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!found?.exists) return;
  for (const { hash, folderMillis } of shippedMigrations)
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${folderMillis} where hash = ${hash} and created_at <> ${folderMillis}`,
    );
}
