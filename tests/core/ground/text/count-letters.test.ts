/** One count for counters, limits and the server, in letters as readers see them. */
import { expect, test } from 'vitest';
import { checkText } from '#core/ground/text/check-text.ts';
import { countLetters } from '#core/ground/text/count-letters.ts';
import { personText } from '#core/people/api/fields/person-text.ts';

test.each([
  ['', 0],
  ['  abc \u200b', 3],
  // Composed and decomposed.
  ['\u09df', 1],
  ['\u09af\u09bc', 1],
  ['\u09dc\u09dd', 2],
  ['\u09a1\u09bc\u09a2\u09bc', 2],
  ['é', 1],
  ['e\u0301', 1],
  ['ক্ষমা', 2],
  ['স্ত্রী', 1],
  ['শ্রাবণী', 3],
  ['র\u200d্যাব', 2],
  ['বাংলাদেশ', 4],
  ['🙂', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇧🇩🇧🇩', 2],
  ['1️⃣', 1],
  ['a\r\nb', 3],
  ['a b', 3],
])('%j has %d', (text, count) => {
  expect(countLetters(text)).toBe(count);
});

test('piles of marks are no way round a limit', () => {
  expect(countLetters(`ক${'া'.repeat(10_000)}`)).toBeGreaterThan(300);
});

test.each(['য়', '\u09af\u09bc', 'ক্ষ্ম', '👍🏽', 'a', 'é'])(
  'form and server take 500 of %s and not 501',
  (letter) => {
    for (const [times, isTaken] of [
      [500, true],
      [501, false],
    ] as const) {
      const text = letter.repeat(times);
      expect(checkText(text, 500) === null).toBe(isTaken);
      expect(personText(500).safeParse(text).success).toBe(isTaken);
      expect(countLetters(text)).toBe(times);
    }
  },
);
