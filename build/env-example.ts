/**
 * `npm run env:example`: writes `.env.example` from the table of settings in README.md. Every setting
 * is commented out, so that a copy changes nothing until a line is uncommented.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

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

/** The rows of the table under "Configuration". */
export function readSettings(readme: string): Setting[] {
  const [, after = ''] = readme.split('\n## Configuration\n');
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', standard = '', meaning = ''] = line.split(/(?<!\\)\|/).slice(1, 4);
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

if (process.argv[1] === import.meta.filename)
  writeFileSync(
    path.join(root, '.env.example'),
    writeExample(readSettings(readFileSync(path.join(root, 'README.md'), 'utf8'))),
  );
