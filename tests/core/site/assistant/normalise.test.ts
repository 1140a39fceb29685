import { describe, expect, test } from 'vitest';
import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { toWords } from '#core/search/normalise/to-words.ts';

describe('words of a message', () => {
  test.each([
    ['5k', '5 k'],
    ['৫ হাজার', '5 হাজার'],
    ['panch hajar', '5 hajar'],
    ['1.5 lakh', '1 dot 5 lakh'],
    ['6,000 and 1,00,000', '6000 and 100000'],
    ['4-5k', '4 to 5 k'],
    ['৬০০০+', '6000 plus'],
    ['astom sreni', '8 th sreni'],
    ['১০ম শ্রেণি', '10 th শ্রেণি'],
    ['HSC 1st year', 'hsc 1 th year'],
    ['class eight', 'class 8'],
    ['sat din', '7 din'],
    ['SAT exam', 'sat exam'],
    ['plsssss', 'pls'],
    ['<b>math</b>', 'b math b'],
    ['m\u0335\u0321\u0322\u0323\u0324\u0325ath', 'math'],
  ])('%s', (text, words) => {
    expect(toWords(text).join(' ')).toBe(words.normalize('NFD'));
  });

  test('both encodings of a dotted letter and invisible joiners make one word', () => {
    const composed = toWords('পড\u09bc\u09be\u09df');
    expect(toWords('প\u09dc\u09be\u09af\u09bc')).toEqual(composed);
    expect(toWords('প\u200c\u09dc\u200d\u09be\u09df')).toEqual(composed);
  });
});

test.each([
  ['lagbe', 'lagba'],
  ['শিক্ষক', 'সিক্ষক'],
  ['বাড়ী', 'বারি'],
])('%s sounds like %s', (a, b) => {
  expect(foldKey(a.normalize('NFD'))).toBe(foldKey(b.normalize('NFD')));
});

test('a huge text is cut without half a character', () => {
  const clipped = clipText(`a${'😀'.repeat(50_000)}`);
  expect(clipped.length).toBeLessThan(1_001);
  expect(clipped.isWellFormed()).toBe(true);
});

test.each([
  ['call 01712345678 now', 'call ••• now', true],
  ['৳6000 for class 8', '৳6000 for class 8', false],
  ['০১৭১২-৩৪৫৬৭৮', '•••', true],
  ['salary 12000 15000 18000', 'salary 12000 15000 18000', false],
])('%s', (text, kept, hasPhone) => {
  expect(removeContactData(text)).toMatchObject({ text: kept, hasPhone });
});
