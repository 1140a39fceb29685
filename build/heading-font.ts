/**
 * `npm run fonts`: cuts the heading font, Tiro Bangla, down to the letters its titles have and what
 * these join to. The files are kept in app/ground/fonts; a test tells when a title has a letter they lack.
 * Why this font: docs/identity.md, "Letters".
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { headingLetters } from './heading-letters.ts';

const root = path.join(import.meta.dirname, '..');
const SOURCE = path.dirname(
  fileURLToPath(
    import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2'),
  ),
);
const TARGET = path.join(root, 'app/ground/fonts');
/** Latin letters are few: all of them, so that names and numbers may stand beside titles. */
const LATIN = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const MARKS = '–—‘’“”…৳';
const isBengali = (letter: string) => /[\u0964\u0965\u0980-\u09ff]/.test(letter);

async function cut(name: string, script: 'bengali' | 'latin', letters: string) {
  const source = readFileSync(path.join(SOURCE, `tiro-bangla-${script}-400-normal.woff2`));
  const font = await subsetFont(source, letters, { targetFormat: 'woff2' });
  writeFileSync(path.join(TARGET, `heading-${name}.woff2`), font);
}

const letters = headingLetters();
await cut('latin', 'latin', LATIN + MARKS);
// For Bengali titles, which else would need all Latin letters for a comma.
await cut('marks', 'latin', ` ,.?!:;()-/${MARKS}`);
// The joiners are not seen, but decide how letters join.
await cut('bengali', 'bengali', `${[...letters].filter(isBengali).join('')}০১২৩৪৫৬৭৮৯\u200c\u200d`);
writeFileSync(path.join(TARGET, 'letters.txt'), `${letters}\n`);
