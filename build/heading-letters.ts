/** The letters of what stands in the heading font: titles of our own pages, known when they are written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { localeFile } from './locale-files.ts';

const root = path.join(import.meta.dirname, '..');

/** Areas whose titles stand in it (class `title`, app/ground/page/page.css). */
const AREAS = ['home', 'document', 'contact', 'crm', 'shop', 'partners', 'offline'];
const IS_TITLE = /title$/i;

function titlesIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return titlesIn(value);
    return IS_TITLE.test(key) && typeof value === 'string' ? [value] : [];
  });
}

const titlesOf = (file: string) => titlesIn(JSON.parse(readFileSync(file, 'utf8')));

/** Sorted, each once, of both languages. */
export function headingLetters(): string {
  const titles = LANGS.flatMap((lang) =>
    AREAS.flatMap((area) => titlesOf(path.join(root, localeFile(lang, area)))),
  );
  return [...new Set(titles.join('').normalize('NFC'))].sort().join('');
}
