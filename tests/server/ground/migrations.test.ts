import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/ground/db/database.ts';
import { isMigrated } from '#server/ground/db/is-migrated.ts';
import { migrationsFolder } from '#server/ground/db/migrations-folder.ts';
import { openTestDatabase } from '../setup/test-database.ts';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}
const journal: Journal = JSON.parse(
  readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
);
const LAST = journal.entries.at(-1);

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('the dates of the migrations rise and none lies in the future', () => {
  const dates = journal.entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
  expect(dates.filter((when) => when > Date.now())).toEqual([]);
});

test('a database is ready only when each migration of this version was applied', async () => {
  const { db } = database;
  expect(await isMigrated(db)).toBe(true);
  await db.execute(
    sql`update drizzle.__drizzle_migrations set hash = 'of another text' where created_at = ${LAST?.when}`,
  );
  expect(await isMigrated(db)).toBe(false);
});

test('migrations of a later version do not make a node that is behind unready', async () => {
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', ${Date.now()})`,
  );
  expect(await isMigrated(database.db)).toBe(true);
});
