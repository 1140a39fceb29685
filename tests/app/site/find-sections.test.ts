import { expect, test } from 'vitest';
import { findSections, splitAtWords, toSearchWords } from '#app/site/document/find-sections.ts';
import bn from '#locales/bn/site/terms.json' with { type: 'json' };
import en from '#locales/en/site/terms.json' with { type: 'json' };

const numbers = (sections: typeof en.sections, typed: string) =>
  findSections(sections, toSearchWords(typed)).map(({ number }) => number);

test('without words the document is whole', () => {
  expect(numbers(en.sections, '  ')).toHaveLength(en.sections.length);
});

test('all words of a section, in whatever letters and digits', () => {
  expect(numbers(en.sections, 'CHARGE 500')).toEqual([10]);
  expect(numbers(en.sections, 'charge ৫০০')).toEqual([10]);
  expect(numbers(bn.sections, '500 চার্জ')).toEqual([10]);
  expect(numbers(en.sections, 'unicorn')).toEqual([]);
});

test('what is found is marked in the text itself', () => {
  const words = toSearchWords('500 Charge');
  const parts = splitAtWords('A charge of ৫০০ taka', words);
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['charge', '৫০০']);
  expect(parts.map(({ text }) => text).join('')).toBe('A charge of ৫০০ taka');
});

test('a vowel sign is marked with its letter', () => {
  const [mark] = splitAtWords('টাকা', toSearchWords('টাক'));
  expect(mark).toEqual({ at: 0, text: 'টাকা', isFound: true });
});

test('the longest of two words that begin alike', () => {
  const [mark] = splitAtWords('refunds', toSearchWords('refund refunds'));
  expect(mark?.text).toBe('refunds');
});
