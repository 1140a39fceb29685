/** The heading font is cut to the letters of our titles: a new title may need another one. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headingLetters } from '../../build/heading-letters.ts';

const folder = path.join(import.meta.dirname, '../../app/ground/fonts');
const sizeOf = (name: string) => statSync(path.join(folder, `heading-${name}.woff2`)).size;

test('it has every letter of every title', () => {
  const cut = readFileSync(path.join(folder, 'letters.txt'), 'utf8').replace(/\n$/, '');
  const missing = [...headingLetters()].filter((letter) => !cut.includes(letter));
  expect(missing, 'npm run fonts').toEqual([]);
});

test('no screen fetches more than 60 KB of it', () => {
  expect(sizeOf('bengali') + sizeOf('marks')).toBeLessThanOrEqual(60 * 1024);
  expect(sizeOf('latin') + sizeOf('marks')).toBeLessThanOrEqual(60 * 1024);
});
