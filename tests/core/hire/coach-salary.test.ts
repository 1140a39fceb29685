import { expect, test } from 'vitest';
import { coachSalary } from '#core/hire/coach-salary.ts';

test('the sample of the requirements', () => {
  expect(coachSalary(5)).toEqual({
    hourTaka: 40,
    monthlyBill: 4000,
    extraBill: 1500,
    serviceCharge: 500,
    total: 6000,
  });
});

test.each([
  [4, 5040],
  [6, 6960],
  [8, 8880],
])('%i hours', (hours, total) => {
  expect(coachSalary(hours).total).toBe(total);
});
