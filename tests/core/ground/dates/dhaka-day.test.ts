import { expect, test } from 'vitest';
import {
  dhakaDate,
  dhakaDateAfter,
  dhakaDayEnd,
  dhakaDaysBetween,
  dhakaHour,
  dhakaInstant,
} from '#core/ground/dates/dhaka-day.ts';

const BEFORE_MIDNIGHT = new Date('2026-11-22T17:59:59Z');
const MIDNIGHT = new Date('2026-11-22T18:00:00Z');

test('a day begins at midnight of Bangladesh', () => {
  expect(dhakaDate(BEFORE_MIDNIGHT)).toBe('2026-11-22');
  expect(dhakaHour(BEFORE_MIDNIGHT)).toBe(23);
  expect(dhakaDate(MIDNIGHT)).toBe('2026-11-23');
  expect(dhakaHour(MIDNIGHT)).toBe(0);
  expect(dhakaInstant('2026-11-23')).toEqual(MIDNIGHT);
});

test('and ends with the next one', () => {
  expect(dhakaDayEnd('2026-11-22')).toEqual(MIDNIGHT);
  expect(dhakaDayEnd('2026-12-31')).toEqual(dhakaInstant('2027-01-01'));
});

test('days are counted by their midnights', () => {
  expect(dhakaDaysBetween(BEFORE_MIDNIGHT, MIDNIGHT)).toBe(1);
  expect(dhakaDaysBetween(MIDNIGHT, new Date('2026-11-23T17:00:00Z'))).toBe(0);
  expect(dhakaDateAfter(MIDNIGHT, 8)).toBe('2026-12-01');
});
