/**
 * `npm run env:example`: writes the rows of payment services into the table of settings in README.md, as
 * their folders declare them, and `.env.example` from that table. There every setting is commented out,
 * so that a copy changes nothing until a line is uncommented.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gatewayMethods } from '#core/money/providers/providers.ts';
import { providerSetups } from '#server/money/payments/gateways/provider-setups.ts';
import { writeTable } from './markdown-table.ts';

const root = path.join(import.meta.dirname, '..');
/** The default of every payment service, by which its row is known. */
const NOT_OFFERED = 'none: not offered; a demo uses its own gateway';
/** The row they stand before. */
const BY_HAND = '`MANUAL_PAY_TO`';

interface Setting {
  names: string[];
  standard: string;
  meaning: string;
}

const plain = (cell: string): string =>
  cell
    .trim()
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');

/** The table under "Configuration", with its head. */
function findTable(readme: string): string {
  const [, after = ''] = readme.split('\n## Configuration\n');
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .join('\n');
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, 4)
    .map((cell) => cell.trim());

/** Returns README.md with one row for each payment service. */
export function withPaymentServices(readme: string): string {
  const table = findTable(readme);
  const [head = [], , ...rows] = table.split('\n').map(cellsOf);
  const others = rows.filter(([, standard]) => standard !== NOT_OFFERED);
  const place = others.findIndex(([names]) => names === BY_HAND);
  const services = gatewayMethods.map((method) => {
    const { variables, meaning } = providerSetups[method];
    return [variables.map((name) => `\`${name}\``).join(', '), NOT_OFFERED, meaning];
  });
  return readme.replace(table, () =>
    writeTable([head, ...others.toSpliced(place, 0, ...services)]),
  );
}

export function readSettings(readme: string): Setting[] {
  return findTable(readme)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', standard = '', meaning = ''] = cellsOf(line);
      return {
        names: names.split(',').map(plain),
        standard: plain(standard),
        meaning: plain(meaning).replaceAll('\\|', '|'),
      };
    });
}

export function writeExample(settings: readonly Setting[]): string {
  const blocks = settings.map(({ names, standard, meaning }) =>
    [`# ${meaning}`, `# Default: ${standard}`, ...names.map((name) => `#${name}=`)].join('\n'),
  );
  return [
    '# Settings of the server: copy this file to `.env` and uncomment what differs.',
    '# Made from the table in README.md by `npm run env:example`.',
    '',
    `${blocks.join('\n\n')}\n`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const page = path.join(root, 'README.md');
  const readme = withPaymentServices(readFileSync(page, 'utf8'));
  writeFileSync(page, readme);
  writeFileSync(path.join(root, '.env.example'), writeExample(readSettings(readme)));
}
