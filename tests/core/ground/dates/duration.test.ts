import { expect, test } from 'vitest';
import { inMs, inSeconds } from '#core/ground/dates/duration.ts';

test('lengths of time in milliseconds and seconds', () => {
  expect(inMs({ minutes: 10 })).toBe(600_000);
  expect(inMs({ hours: 6 })).toBe(21_600_000);
  expect(inMs({ days: 180 })).toBe(15_552_000_000);
  expect(inMs({ weeks: 1, days: 1 })).toBe(691_200_000);
  expect(inSeconds({ hours: 12 })).toBe(43_200);
  expect(inSeconds({ days: 365 })).toBe(31_536_000);
});
