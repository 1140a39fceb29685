/** `npm run faults:page`: writes the table of docs/testing.md, "Planted faults", from the list of faults. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeTable } from '../../build/markdown-table.ts';
import { faults } from './faults.ts';

const HEAD = '| The fault ';

/** Returns docs/testing.md with a row for each planted fault. */
export function withFaults(page: string): string {
  const lines = page.split('\n');
  const begin = lines.findIndex((line) => line.startsWith(HEAD));
  const length = lines.slice(begin).findIndex((line) => !line.startsWith('|'));
  const rows = faults.map(({ name, tests }) => [name, `\`${tests}\``]);
  return lines
    .toSpliced(begin, length, writeTable([['The fault', 'Noticed by'], ...rows]))
    .join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(import.meta.dirname, '../../docs/testing.md');
  writeFileSync(file, withFaults(readFileSync(file, 'utf8')));
}
