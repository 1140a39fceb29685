/** Searches of the largest niches as people write them. */
import { describe, expect, test } from 'vitest';
import { runAtOnce } from '#core/ground/steps.ts';
import { readSearch } from '#core/market/hub/read-search.ts';
import { createPhraseIndex } from '#core/search/gazetteer/phrase-index.ts';
import { readJobSearch } from '#core/search/read-job-search.ts';
import { FAITH_CLASSES } from '#core/search/slots/faiths.ts';
import { readLookups } from '../site/assistant/read-lookups.ts';
import { createTalk } from '../site/assistant/talk.ts';

const names = readLookups();
const lookups = { names, departments: runAtOnce(createPhraseIndex([])) };
const QURAN_SUBJECTS = [62, 66, 67, 68, 69];
const FOREIGN_CLASSES = [507, 508, 509];
const FOREIGN_SUBJECTS = [71, 72, 73];

describe('religious lessons', () => {
  test.each([
    'quran',
    'Quran teacher',
    'koran',
    'কোরআন',
    'কুরআন',
    'কোরান',
    'কোরআন শিক্ষা',
    'কুরআন শিক্ষা',
    'hujur',
    'হুজুর',
    'hafez',
    'tajweed',
    'quran Mirpur',
  ])('"%s" finds the Quran, never the scripture of another religion', (text) => {
    const found = readJobSearch(text, names);
    const isQuran =
      found.class.some((id) => FAITH_CLASSES.quran.includes(id)) ||
      found.subject.some((id) => QURAN_SUBJECTS.includes(id));
    expect(isQuran).toBe(true);
    expect(found.class.filter((id) => FOREIGN_CLASSES.includes(id))).toEqual([]);
    expect(found.subject.filter((id) => FOREIGN_SUBJECTS.includes(id))).toEqual([]);
    expect(readSearch(text, lookups).nameWords).toEqual([]);
  });

  test.each(['hindu', 'হিন্দু', 'gita', 'গীতা', 'sonaton dhormo'])(
    '"%s" finds Hindu studies, never the Quran',
    (text) => {
      const found = readJobSearch(text, names);
      expect(found.class.includes(507) || found.subject.includes(71)).toBe(true);
      expect(found.class.filter((id) => FAITH_CLASSES.islam.includes(id))).toEqual([]);
      expect(found.subject.filter((id) => QURAN_SUBJECTS.includes(id))).toEqual([]);
    },
  );

  test('in a talk it is searched as what was said', () => {
    const t = createTalk(names);
    t.say('show quran tuition in Uttara');
    expect(t.command).toMatchObject({ filter: { i_class: [...FAITH_CLASSES.quran] } });
  });

  test.each(['allah hafez', 'hindu tutor'])('"%s" is none', (text) => {
    expect(readJobSearch(text, names).class).toEqual([]);
  });
});

describe('several classes', () => {
  const numbers = (text: string) =>
    [8, 9, 10].filter((number) => {
      const rows = names.numberedClasses.get(`class ${number}`) ?? [];
      return readJobSearch(text, names).class.some((id) => rows.includes(id));
    });

  test.each([
    ['নবম দশম', [9, 10]],
    ['class 9-10 math', [9, 10]],
    ['class 8 to 10', [8, 9, 10]],
    ['class 9 and class 10', [9, 10]],
    ['nobom dosom sreni', [9, 10]],
    ['class 9', [9]],
    ['class 9, 10 days', [9]],
  ])('%s', (text, classes) => expect(numbers(text)).toEqual(classes));

  test('a talk keeps them all in the list', () => {
    const t = createTalk(names);
    t.say('show math tuition class 9 to 10');
    const { command } = t;
    expect(command?.kind === 'search_jobs' && command.filter.i_class).toHaveLength(2);
  });
});
