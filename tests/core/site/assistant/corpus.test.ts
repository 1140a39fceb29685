/**
 * Measures how much of what people write is understood, per intent and language. The rules know
 * only `tuned`.
 */
import { describe, expect, test } from 'vitest';
import { understand } from '#core/site/assistant/understanding/understand.ts';
import { readCorpus } from './read-corpus.ts';
import { readLookups } from './read-lookups.ts';
import { writeSlots } from './write-slots.ts';

const MIN_INTENT = 97;
const MIN_SLOT_F1 = 96;
const lookups = readLookups();

/** The order of subjects means nothing. */
const inOrder = (slot: string) => {
  const [name, value = ''] = slot.split('=');
  return `${name}=${value.split('+').sort().join('+')}`;
};

const results = ['tuned', 'blind'].flatMap((file) =>
  readCorpus(`${file}.tsv`).map((utterance) => {
    const { intent, slots, hasPhone } = understand(utterance.text, lookups);
    const got = new Set(writeSlots(slots, lookups, hasPhone).map(inOrder));
    const wanted = new Set(utterance.slots.map(inOrder));
    const found = [...wanted].filter((slot) => got.has(slot)).length;
    return {
      file,
      language: utterance.language,
      intent: utterance.intent,
      isRight: intent === utterance.intent,
      found,
      missed: wanted.size - found,
      invented: got.size - found,
    };
  }),
);
type Result = (typeof results)[number];

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
const sum = (rows: Result[], field: 'found' | 'missed' | 'invented') =>
  rows.reduce((total, row) => total + row[field], 0);
const accuracy = (rows: Result[]) =>
  percent(rows.filter(({ isRight }) => isRight).length, rows.length);
const slotF1 = (rows: Result[]) => {
  const found = 2 * sum(rows, 'found');
  return percent(found, found + sum(rows, 'missed') + sum(rows, 'invented'));
};

function table(name: 'language' | 'intent'): string[] {
  const keys = new Set(results.map((row) => `${row.file.padEnd(6)} ${row[name]}`));
  return [...keys].map((key) => {
    const rows = results.filter((row) => `${row.file.padEnd(6)} ${row[name]}` === key);
    const f1 = name === 'language' ? `  slot F1 ${slotF1(rows)} %` : '';
    return `${key.padEnd(26)} ${String(rows.length).padStart(4)}  intent ${accuracy(rows)} %${f1}`;
  });
}

test('the corpus is large and a third of it is held back', () => {
  const blind = results.filter(({ file }) => file === 'blind').length;
  expect(results.length).toBeGreaterThanOrEqual(1200);
  expect(blind / results.length).toBeGreaterThan(0.33);
  console.warn([...table('language'), ...table('intent')].join('\n'));
});

describe.each(['tuned', 'blind'])('%s', (file) => {
  const rows = results.filter((row) => row.file === file);

  test('intents are understood', () => {
    expect(accuracy(rows)).toBeGreaterThanOrEqual(MIN_INTENT);
  });

  test.each(['en', 'bn', 'roman'])('slots are understood in %s', (language) => {
    const ofLanguage = rows.filter((row) => row.language === language);
    expect(slotF1(ofLanguage)).toBeGreaterThanOrEqual(MIN_SLOT_F1);
  });
});
