import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobType, percentOf, platformCharge } from '#core/money/fees/platform-charge.ts';
import { refundSteps } from '#core/money/fees/refund.ts';

const home = {
  tutoring_place_id: 2,
  job_duration: 0,
  crash_program: false,
  actual_salary: 6000,
};

describe('platform charge by job type', () => {
  test.each([
    ['home tuition', {}, 'home', 55, 3300],
    ['group tuition, taught at a home', { tutoring_place_id: 1 }, 'home', 55, 3300],
    ['online tuition', { tutoring_place_id: 3 }, 'online', 60, 3600],
    ['crash program', { crash_program: true }, 'crash', 40, 2400],
    ['crash program online', { crash_program: true, tutoring_place_id: 3 }, 'crash', 40, 2400],
    ['one month', { job_duration: 1 }, 'one-month', 20, 1200],
    ['one month online', { job_duration: 1, tutoring_place_id: 3 }, 'one-month', 20, 1200],
    ['two months', { job_duration: 2 }, 'two-month', 40, 2400],
    ['three months', { job_duration: 3 }, 'home', 55, 3300],
  ])('%s', (_, change, type, percent, taka) => {
    expect(platformCharge({ ...home, ...change })).toEqual({ type, percent, taka, dueDays: 7 });
  });

  test('half a taka rounds up, less rounds down', () => {
    expect(percentOf(1010, 55)).toBe(556);
    expect(percentOf(1001, 55)).toBe(551);
    expect(percentOf(1000, 55)).toBe(550);
  });

  test('is a whole number of taka between nothing and the salary', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(1, 2, 3),
        (actual_salary, place) => {
          const { taka } = platformCharge({ ...home, actual_salary, tutoring_place_id: place });
          expect(Number.isInteger(taka)).toBe(true);
          expect(taka).toBeGreaterThanOrEqual(0);
          expect(taka).toBeLessThanOrEqual(actual_salary);
        },
      ),
    );
  });
});

describe('refund by day', () => {
  test('home tuition: all, half, nothing', () => {
    expect(refundSteps({ type: 'home', taka: 3301 })).toEqual([
      { fromDay: 1, toDay: 30, percent: 100, taka: 3301 },
      { fromDay: 31, toDay: 60, percent: 50, taka: 1651 },
      { fromDay: 61, toDay: null, percent: 0, taka: 0 },
    ]);
  });

  test.each(['online', 'crash', 'two-month', 'one-month'] as const)(
    '%s: all, then nothing',
    (type) => {
      expect(refundSteps({ type, taka: 2000 }).map(({ toDay, taka }) => [toDay, taka])).toEqual([
        [30, 2000],
        [null, 0],
      ]);
    },
  );

  test('a job of one month is never taken for a home tuition', () => {
    expect(jobType({ ...home, job_duration: 1 })).toBe('one-month');
  });
});
