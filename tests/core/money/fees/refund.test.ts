/** docs/requirements/money/fees.md, "Refund". */
import { describe, expect, test } from 'vitest';
import { refundOn } from '#core/money/fees/refund.ts';
import { tuitionDay } from '#core/money/fees/tuition-day.ts';

describe('what is given back', () => {
  test.each([
    ['home', 1, 5500],
    ['home', 30, 5500],
    ['home', 31, 2750],
    ['home', 60, 2750],
    ['home', 61, 0],
    ['online', 30, 5500],
    ['online', 31, 0],
    ['crash', 30, 5500],
    ['crash', 31, 0],
  ] as const)('%s, day %i: ৳ %i', (type, day, taka) => {
    expect(refundOn({ type, taka: 5500 }, day)).toBe(taka);
  });
});

describe('days of a tuition', () => {
  const confirmed = new Date('2026-11-01T20:00:00Z');

  test('the day of the confirmation is the first', () => {
    expect(tuitionDay(confirmed, confirmed)).toBe(1);
  });

  test('they change at midnight in Bangladesh', () => {
    // 02:00 on the 2nd in Dhaka, so the 2nd lasts until 18:00 UTC.
    expect(tuitionDay(confirmed, new Date('2026-11-02T17:59:59Z'))).toBe(1);
    expect(tuitionDay(confirmed, new Date('2026-11-02T18:00:00Z'))).toBe(2);
  });
});
