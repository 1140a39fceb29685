import { expect, test } from 'vitest';
import { splitRuns } from '#core/ground/shaping/split-runs.ts';

test.each([
  [
    'BUET, ঢাকা',
    [
      ['latin', 'BUET, '],
      ['bengali', 'ঢাকা'],
    ],
  ],
  [
    '৳ ৬,৫০০',
    [
      ['bengali', '৳ ৬'],
      ['latin', ','],
      ['bengali', '৫০০'],
    ],
  ],
  ['ক্ষ।', [['bengali', 'ক্ষ।']]],
  ['', []],
])('%s', (text, runs) => {
  expect(splitRuns(text).map((run) => [run.script, run.text])).toEqual(runs);
  expect(
    splitRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});
