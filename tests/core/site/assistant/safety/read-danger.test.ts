/**
 * Tests how many people who may be in danger are seen, and how many who are not are left alone.
 */
import { describe, expect, test } from 'vitest';
import { DANGER_RULES, DANGER_WORDS } from '#core/site/assistant/safety/danger-words.ts';
import * as danger from '#core/site/assistant/safety/read-danger.ts';
import { readCorpus } from '../read-corpus.ts';
import { readSafety } from './read-safety.ts';

const reader = danger.prepareDanger({ words: DANGER_WORDS, rules: DANGER_RULES });
const readDanger = (text: string) => danger.readDanger(text, reader);

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/** The held-out sentences were written before the rules and are looked at as a rate alone. */
const limits = { tuned: { seen: 98, mistaken: 1 }, 'held-out': { seen: 95, mistaken: 2.5 } };

describe.each(['tuned', 'held-out'] as const)('%s', (file) => {
  const rows = readSafety(file);
  const isSeen = ({ text }: { text: string }) => readDanger(text) !== null;

  test('who is in danger is seen', () => {
    const inDanger = rows.filter(({ kind }) => kind !== 'none');
    const rate = percent(inDanger.filter(isSeen).length, inDanger.length);
    const right = inDanger.filter(({ kind, text }) => readDanger(text) === kind).length;
    console.warn(
      `${file}: ${rate} % of ${inDanger.length} seen, ${percent(right, inDanger.length)} % as what it is`,
    );
    expect(rate).toBeGreaterThanOrEqual(limits[file].seen);
  });

  test('who only sounds so is not', () => {
    const harmless = rows.filter(({ kind }) => kind === 'none');
    const rate = percent(harmless.filter(isSeen).length, harmless.length);
    console.warn(`${file}: ${rate} % of ${harmless.length} harmless mistaken`);
    expect(rate).toBeLessThanOrEqual(limits[file].mistaken);
  });
});

test('there are enough of both, held-out ones too', () => {
  const all = [...readSafety('tuned'), ...readSafety('held-out')];
  const inDanger = all.filter(({ kind }) => kind !== 'none').length;
  expect(inDanger).toBeGreaterThanOrEqual(150);
  expect(all.length - inDanger).toBeGreaterThanOrEqual(150);
});

test('what people usually write to the assistant is no danger', () => {
  const usual = ['tuned.tsv', 'blind.tsv'].flatMap(readCorpus).map(({ text }) => text);
  expect(usual.filter((text) => readDanger(text) !== null)).toEqual([]);
});

/** One of each danger in each script. */
const CLEAR = [
  'I want to kill myself',
  'আমি আত্মহত্যা করব',
  'ami morte chai',
  'sir beats my son with a cane',
  'স্যার আমাকে মারে',
  'sir amar gaye hat dey',
  'the tutor asked my daughter for nude photos',
  'স্যার নগ্ন ছবি চায়',
  'sir nude pic chay',
  'I am a tutor and the guardian harassed me',
  'ছাত্রের বাবা আমার গায়ে হাত দিয়েছে',
  'ami tutor, guardian amake hoyrani kortese',
  'I have run away from home',
  'আম্মুকে বলবেন না',
  'ami haraye gesi',
];
const disguises: [name: string, (text: string) => string][] = [
  ['in capitals', (text) => text.toUpperCase()],
  ['with zero-width characters', (text) => [...text].join('\u200b')],
  ['with soft hyphens and joiners', (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u00ad\u200d')],
  ['composed otherwise', (text) => text.normalize('NFD')],
  [
    'in wide letters',
    (text) => text.replace(/[a-z]/g, (a) => String.fromCodePoint(a.charCodeAt(0) + 0xfee0)),
  ],
  [
    'with Cyrillic letters',
    (text) => text.replace(/[aeop]/g, (a) => 'аеор'['aeop'.indexOf(a)] ?? a),
  ],
  ['with many signs', (text) => text.replaceAll(' ', ' ... ')],
  ['with drawn out letters', (text) => text.replace(/([aeiou])\b/g, '$1$1$1$1')],
  ['before a request', (text) => `${text}. class 8 math tutor lagbe mirpur e, 5000 taka`],
  ['after a request', (text) => `আমার মেয়ের জন্য ক্লাস ৮ এর গণিত টিউটর লাগবে। ${text}`],
  ['inside a request', (text) => `need a physics tutor in Uttara, ${text}, 3 days a week`],
];

describe.each(disguises)('%s', (_, disguise) => {
  test.each(CLEAR)('%s', (text) => expect(readDanger(disguise(text))).not.toBeNull());
});

test.each([
  'suicide',
  'sucide',
  's u i c i d e',
  's.u.i.c.i.d.e',
  'su1cide',
  'suic!de',
  'suiciide',
])('%s is one word', (word) => expect(readDanger(`thinking of ${word}`)).toBe('self_harm'));
