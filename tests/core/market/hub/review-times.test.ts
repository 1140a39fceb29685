import { expect, test } from 'vitest';
import { editableUntil, mayReview, reviewableFrom } from '#core/market/hub/review-times.ts';

// Eleven in the evening of the 1st in Bangladesh.
const confirmedAt = new Date('2026-11-01T17:00:00Z');

test('from the midnight of the thirtieth day after the confirmation', () => {
  const tuition = { confirmedAt, endedAt: null };
  expect(reviewableFrom(tuition).toISOString()).toBe('2026-11-30T18:00:00.000Z');
  expect(mayReview(tuition, new Date('2026-11-30T17:59:59Z'))).toBe(false);
  expect(mayReview(tuition, new Date('2026-11-30T18:00:00Z'))).toBe(true);
});

test('from its end, where that is earlier', () => {
  const endedAt = new Date('2026-11-05T06:00:00Z');
  expect(reviewableFrom({ confirmedAt, endedAt })).toEqual(endedAt);
  const late = new Date('2027-02-05T06:00:00Z');
  expect(mayReview({ confirmedAt, endedAt: late }, new Date('2026-12-02T00:00:00Z'))).toBe(true);
});

test('to be changed for 14 days, and for 14 days of the end', () => {
  const written = new Date('2026-12-02T06:00:00Z');
  const until = (endedAt: string | null) =>
    editableUntil(written, { confirmedAt, endedAt: endedAt === null ? null : new Date(endedAt) });
  expect(until(null).toISOString()).toBe('2026-12-16T06:00:00.000Z');
  expect(until('2027-01-01T00:00:00Z').toISOString()).toBe('2027-01-15T00:00:00.000Z');
  expect(until('2026-11-20T00:00:00Z').toISOString()).toBe('2026-12-16T06:00:00.000Z');
});
