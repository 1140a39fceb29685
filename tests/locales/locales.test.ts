import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { areaNames, localeFile, readArea, sharedFiles } from '../../build/locale-files.ts';

const filesOf = (lang: Lang) => globSync(`locales/${lang}/**/*.json`).sort();
const areas = [...areaNames];

type Texts = Record<string, string>;

function flatten(value: unknown, key = ''): Texts {
  if (typeof value === 'string') return { [key]: value };
  return Object.assign(
    {},
    ...Object.entries(Object(value)).map(([name, inner]) =>
      flatten(inner, key ? `${key}.${name}` : name),
    ),
  );
}

const read = (lang: Lang, area: string) => flatten(JSON.parse(readArea(lang, area)));

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).sort();

test('both languages have the same areas, each in its wing', () => {
  const placed = (lang: Lang) =>
    [...areas.map((area) => localeFile(lang, area)), ...sharedFiles(lang)].sort();
  expect(filesOf('en')).toEqual(placed('en'));
  expect(filesOf('bn')).toEqual(placed('bn'));
});

test.each([...sharedFiles('en'), ...sharedFiles('bn')])(
  '%s: its areas stand in other wings',
  (file) => {
    const own = path.basename(path.dirname(file));
    const foreign = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).map((area) =>
      localeFile('en', area),
    );
    expect(foreign.filter((place) => place.startsWith(`locales/en/${own}/`))).toEqual([]);
  },
);

/** The texts that name the other language in itself. */
const NAMES_BENGALI = new Set(['app.otherLanguage', 'assistant.chat.language']);

describe.each(areas)('%s', (area) => {
  const en = read('en', area);
  const bn = read('bn', area);

  test('has the same keys in both languages', () => {
    expect(Object.keys(bn).sort()).toEqual(Object.keys(en).sort());
  });

  test('has the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(en))
      expect([key, placeholders(bn[key] ?? '')]).toEqual([key, placeholders(text)]);
  });

  test('has no Bengali letter in English', () => {
    const bengali = Object.entries(en).filter(
      ([key, text]) => !NAMES_BENGALI.has(`${area}.${key}`) && /[ঀ-\u09f1]/.test(text),
    );
    expect(bengali).toEqual([]);
  });

  test('is written in Bengali script', () => {
    const untranslated = Object.entries(bn).filter(
      ([key, text]) =>
        key !== 'otherLanguage' &&
        !/[ঀ-৿]/.test(text.replace(/\{\{\w+\}\}/g, '')) &&
        /[a-z]{3}/i.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    expect(untranslated).toEqual([]);
  });
});

/** Counted things that are never one. */
const SEVERAL = [
  // Limits of the product.
  'assistant.chat.tooLong',
  'board.tooMany',
  'hub.tooMany',
  'tutorProfile.reviews.textHint',
  'tutorProfile.reviews.tooShort',
  'hub.side.lessonsText',
  'home.reviews.lead',
  'staffBooks.income.count',
  'tutor.feedback.tooShort',
  'teachingHistory.noRate',
  'settings.pay.full',
  // Shown of lists that have several pages.
  'board.loaded',
  'hub.loaded',
  // A coach comes for four hours or more.
  'onlineLessons.cancelLate',
  'parent.coach.hour',
  // Ages from two on.
  'hire.check.notInSchool',
  'hire.saved.notInSchool',
  // From half an hour on.
  // Said from the second time on.
  'staff.alarms.times',
];

test('an English count has a form for one', () => {
  const counts = areas.flatMap((area) =>
    Object.entries(read('en', area)).map(([key, text]) => [`${area}.${key}`, text] as const),
  );
  const plural = counts.filter(
    ([key, text]) => /\{\{n\}\} (?:\w+ )?[a-z]+s\b/.test(text) && !/_(one|other)$/.test(key),
  );
  expect(plural.map(([key]) => key).sort()).toEqual([...SEVERAL].sort());
});

const SOURCES = ['core', 'ui', 'widgets', 'app', 'embed', 'server', 'worker'];
const source = SOURCES.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8')),
).join('\n');

/** The texts between quotes, and the beginnings of templates that are filled, that may be keys. */
const namesIn = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, name]) => name));
const wholeNames = namesIn(/(?:['`]|i18nKey=")([\w.-]+)(?=['"`])/g);
const beginnings = namesIn(/`([\w.-]+\.)\$\{/g);

/** A key is used when it stands in a source whole, or begins like a template that is filled there. */
function isUsed(key: string): boolean {
  const plain = key.replace(/_(one|other)$/, '');
  if (wholeNames.has(plain)) return true;
  return [...plain.matchAll(/\./g)].some(({ index }) => beginnings.has(plain.slice(0, index + 1)));
}

/** The areas that are not read by their keys. */
const READ_AS_A_WHOLE = ['terms', 'privacy', 'errors', 'staffAudit'];

test.each(areas.filter((area) => !READ_AS_A_WHOLE.includes(area)))(
  '%s has no unused key',
  (area) => {
    expect(Object.keys(read('en', area)).filter((key) => !isUsed(key))).toEqual([]);
  },
);
