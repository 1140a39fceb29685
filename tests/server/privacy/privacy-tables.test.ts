/** The table of personal data against the schema and against what people read of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PersonalTable } from '#server/ground/personal-data/personal-table.ts';
import { impersonalTables } from '#server/privacy/impersonal.ts';
import { personalTables } from '#server/privacy/personal-tables.ts';
import { withStoredTables } from '../../../build/privacy-page.ts';
import { allTables } from '../setup/all-tables.ts';

const nameOf = ({ table }: PersonalTable) => getTableName(table);
const words = (text: string) => text.split(' ').filter((word) => word !== '');
const owner = { userId: 1, phoneNo: '+8801700000000', tutorId: 1, parentId: 1 };

test('every table of the schema is personal or not, and never both', () => {
  const listed = [
    ...personalTables.map(nameOf),
    ...impersonalTables.map((table) => getTableName(table)),
  ];
  expect(listed.sort()).toEqual(allTables.map((table) => getTableName(table)).sort());
});

test('a table that names an account, a tutor or a guardian is personal', () => {
  for (const table of impersonalTables) {
    const columns = Object.keys(getTableColumns(table));
    const personal = /^(userId|tutorId|parentId|phone\w*|email|name)$/;
    const isList = 'aliases' in getTableColumns(table) || getTableName(table) === 'partners';
    if (getTableName(table) === 'reference_state' || isList) continue;
    expect([getTableName(table), columns.filter((name) => personal.test(name))]).toEqual([
      getTableName(table),
      [],
    ]);
  }
});

test.each(personalTables.map((row) => [nameOf(row), row] as const))(
  '%s: every column is exported or hidden, and deleted, emptied or kept',
  (_name, { table, exported, hidden, erased, stays }) => {
    const columns = Object.keys(getTableColumns(table)).sort();
    const shown = exported === 'all' ? columns : exported;
    expect([...shown, ...words(hidden)].sort()).toEqual(columns);
    const emptied = typeof erased === 'function' ? erased(owner) : erased;
    if (emptied === 'delete') return expect(stays).toBe('');
    const gone = emptied === 'keep' ? [] : Object.keys(emptied);
    expect([...gone, ...words(stays)].sort()).toEqual(columns);
  },
);

test('secrets are exported to nobody', () => {
  for (const { table, exported } of personalTables) {
    const columns = exported === 'all' ? Object.keys(getTableColumns(table)) : exported;
    const secrets = columns.filter((name) =>
      /password|secret|token|challenge|otp|codeHash/i.test(name),
    );
    expect([getTableName(table), secrets]).toEqual([getTableName(table), []]);
  }
});

test('the table of docs/privacy.md is what the wings declare: run `npm run privacy:page`', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
  expect(page).toBe(withStoredTables(page));
});
