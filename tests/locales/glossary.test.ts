/** Every text people read keeps to docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import faq from '#server/site/assistant/faq.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '../..');
type Lang = 'en' | 'bn';
type Text = [key: string, text: string];

/** The reason why a text keeps a word of the column "not", by the text's key or its beginning. */
const KEPT: Record<Lang, Record<string, string>> = {
  en: {
    'errors.codes.guardian_banned': 'to go on the board',
    'parent.statusHint.rejected': 'to go on the board',
    'parent.coach.wait': 'the words of the requirements',
  },
  bn: {},
};

function flatten(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`));
}

function textsOf(lang: Lang): Text[] {
  const folder = path.join(root, 'locales', lang);
  const locales = globSync('**/*.json', { cwd: folder }).flatMap((file) =>
    flatten(
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      path.basename(file, '.json'),
    ),
  );
  const questions = faq.flatMap((row) =>
    Object.entries(row).flatMap(([name, text]): Text[] => {
      const isBengali = name.endsWith('_bn');
      const isRead = /^(question|answer)/.test(name) && typeof text === 'string';
      return isRead && isBengali === (lang === 'bn') ? [[`faq.${row.id}.${name}`, text]] : [];
    }),
  );
  return [...locales, ...questions];
}

const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing') && !line.includes('---'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const unwanted = (lang: Lang): string[] =>
  rows
    .flatMap((cells) => (cells[lang === 'en' ? 4 : 5] ?? '').split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Finds a word at its beginning; Bengali endings may follow, an English word is whole. */
const matcher = (word: string, lang: Lang) =>
  lang === 'en'
    ? new RegExp(`\\b${escaped(word)}\\b`, 'i')
    : new RegExp(`(^|[^\\u0980-\\u09FF])${escaped(word)}`);

const isKept = (lang: Lang, key: string) =>
  Object.keys(KEPT[lang]).some((kept) => key.startsWith(kept));

describe.each(['en', 'bn'] as const)('%s', (lang) => {
  const texts = textsOf(lang);

  test('the glossary is read', () => {
    expect(unwanted(lang).length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(1000);
  });

  test.each(unwanted(lang))('nothing says “%s”', (word) => {
    const pattern = matcher(word, lang);
    expect(texts.filter(([key, text]) => pattern.test(text) && !isKept(lang, key))).toEqual([]);
  });

  test('what is kept for a reason still has the word', () => {
    const patterns = unwanted(lang).map((word) => matcher(word, lang));
    for (const kept of Object.keys(KEPT[lang]))
      expect(
        texts.some(([key, text]) => key.startsWith(kept) && patterns.some((one) => one.test(text))),
        kept,
      ).toBe(true);
  });
});

test('inserted words take a hyphen before a Bengali ending, the brand none', () => {
  const wrong = textsOf('bn').filter(
    ([, text]) =>
      /\}\} (এর|কে|এ)(?![\u0980-\u09FF])/.test(text) || /\{\{brand\}\}(র|য়|-এ)/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('Bengali texts have Bengali digits', () => {
  const wrong = textsOf('bn').filter(([, text]) =>
    /\d/.test(text.replace(/\{\{\w+\}\}|<\/?\w+>|https?:\S*|\b[A-Z]\d+|user:\d|\d A\b/g, '')),
  );
  expect(wrong).toEqual([]);
});
