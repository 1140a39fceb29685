import { expect, test } from 'vitest';
import { jobTypeOf } from '#core/market/hire/job-type.ts';

test('a request is new work, value 1, until it looks for another tutor', () => {
  expect(jobTypeOf('pending', null)).toBe(1);
  expect(jobTypeOf('live', null)).toBe(1);
  expect(jobTypeOf('live', { state: 'appointed' })).toBe(1);
  expect(jobTypeOf('live', { state: 'ended' })).toBe(2);
  expect(jobTypeOf('closed', { state: 'confirmed' })).toBe(1);
});
