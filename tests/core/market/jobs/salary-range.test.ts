import { expect, test } from 'vitest';
import { SALARY_PRESETS } from '#core/ground/limits/job-constants.ts';
import { toSalaryRange } from '#core/market/jobs/salary-range.ts';

test.each([
  [undefined, undefined, null, null],
  [2000, 5000, 2000, 5000],
  [undefined, 5000, null, 5000],
  [8000, undefined, 8000, null],
  [8000, 12_000, 8000, null],
  [8000, 12_001, 8000, 12_001],
  [7999, 12_000, 7999, 12_000],
  [0, 0, 0, 0],
])('%s to %s', (min, max, expectedMin, expectedMax) => {
  expect(toSalaryRange(min, max)).toEqual({ min: expectedMin, max: expectedMax });
});

test('the top preset has no end', () => {
  expect(SALARY_PRESETS.at(-1)?.max).toBeNull();
});
