/** The migrated database and the schema say the same: docs/database.md, "Migrations". */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { migrationsFolder } from '#server/ground/db/migrations-folder.ts';
import { allTables } from '../setup/all-tables.ts';
import { openTestDatabase } from '../setup/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const declared = allTables.map((table) => getTableConfig(table));

const rowsOf = z.array(z.object({ name: z.string() }));
/** Names in the database, in the order of the alphabet. */
async function namesIn(query: ReturnType<typeof sql>): Promise<string[]> {
  const answer: unknown = await database.db.execute(query);
  const rows = Array.isArray(answer)
    ? answer
    : z.object({ rows: z.array(z.unknown()) }).parse(answer).rows;
  return rowsOf
    .parse(rows)
    .map(({ name }) => name)
    .toSorted();
}

/** A type as PostgreSQL spells it. */
const asPostgres = (type: string) =>
  type
    .replace(', ', ',')
    .replace(/^time$/, 'time without time zone')
    .replace(/^bigserial$/, 'bigint')
    .replace(/^serial$/, 'integer');

/** The migrations written by hand: the schema cannot say what they create. */
const byHand = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => readFileSync(path.join(migrationsFolder, file), 'utf8'))
  .filter((text) => text.startsWith('-- By hand'))
  .join('\n');
const createdByHand = (kind: string) =>
  [...byHand.matchAll(new RegExp(`^CREATE ${kind} "?(\\w+)"?`, 'gm'))].map(([, name = '']) => name);

test('each column of the schema is in the database, with its type and whether it may be empty, and no other', async () => {
  const columns = declared.flatMap(({ name, columns: all }) =>
    all.map((column) => {
      const type = asPostgres(column.getSQLType());
      return `${name}.${column.name} ${type}${column.notNull ? ' not null' : ''}`;
    }),
  );
  const found = await namesIn(sql`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  expect(found).toEqual(columns.toSorted());
});

test('each index is declared in the schema or in a migration by hand', async () => {
  const found = await namesIn(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = c.oid)`);
  const inSchema = declared.flatMap(({ indexes }) =>
    indexes.map(({ config }) => config.name ?? ''),
  );
  expect(found).toEqual([...inSchema, ...createdByHand('(?:UNIQUE )?INDEX')].toSorted());
});

test('each function and trigger is in a migration by hand', async () => {
  const functions = await namesIn(
    sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(functions).toEqual([...new Set(createdByHand('FUNCTION'))].toSorted());
  const triggers = await namesIn(sql`select tgname as name from pg_trigger where not tgisinternal`);
  expect(triggers).toEqual(createdByHand('(?:CONSTRAINT )?TRIGGER').toSorted());
});
