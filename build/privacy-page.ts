/**
 * `npm run privacy:page`: writes the table of docs/privacy.md, "What is stored", as the wings declare
 * it in their personal data.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName } from 'drizzle-orm';
import type { PersonalTable } from '#server/ground/personal-data/personal-table.ts';
import { personalTables } from '#server/privacy/personal-tables.ts';
import { writeTable } from './markdown-table.ts';

const HEAD = [
  'table',
  'what',
  'who else reads it',
  'exported',
  'when the account is deleted',
  'how long, and why',
];

const exportedWord = ({ exported }: PersonalTable) =>
  exported === 'all' ? 'yes' : exported.length === 0 ? 'no' : 'in part';
const erasedWord = ({ erased }: PersonalTable) =>
  erased === 'delete' ? 'deleted' : erased === 'keep' ? 'stays' : 'emptied';

const rows = personalTables.map((row) => [
  `\`${getTableName(row.table)}\``,
  row.what,
  row.readers,
  exportedWord(row),
  erasedWord(row),
  row.why,
]);

/** Returns docs/privacy.md with a row for each table of personal data. */
export function withStoredTables(page: string): string {
  const [before = '', section = ''] = page.split('\n## What is stored\n');
  const table = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .join('\n');
  return `${before}\n## What is stored\n${section.replace(table, () => writeTable([HEAD, ...rows]))}`;
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(import.meta.dirname, '../docs/privacy.md');
  writeFileSync(file, withStoredTables(readFileSync(file, 'utf8')));
}
