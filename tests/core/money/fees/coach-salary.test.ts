import { expect, test } from 'vitest';
import { coachDays, coachMonths } from '#core/money/fees/coach-days.ts';
import { COACH_DAYS, coachSalary } from '#core/money/fees/coach-salary.ts';

test('the sample of the requirements', () => {
  expect(coachSalary(5)).toEqual({
    hourTaka: 40,
    monthlyBill: 4000,
    extraBill: 1500,
    serviceCharge: 500,
    coachShare: 5500,
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

test('days of a month come to whole taka, and two parts of it to the whole', () => {
  for (const hours of [4, 5, 6, 7, 8])
    for (let days = 1; days < COACH_DAYS; days += 1) {
      const [part, rest] = [coachSalary(hours, days), coachSalary(hours, COACH_DAYS - days)];
      for (const sum of Object.values(part)) expect(Number.isInteger(sum)).toBe(true);
      expect(part.total + rest.total).toBe(coachSalary(hours).total);
      expect(part.serviceCharge + rest.serviceCharge).toBe(coachSalary(hours).serviceCharge);
    }
});

test.each([
  ['2026-11-01', null, '2026-11', 20],
  ['2026-09-20', null, '2026-11', 20],
  ['2026-11-16', null, '2026-11', 10],
  ['2026-11-30', null, '2026-11', 1],
  ['2026-02-15', null, '2026-02', 10],
  ['2026-01-11', '2026-11-09', '2026-11', 6],
  ['2026-11-10', '2026-11-12', '2026-11', 2],
  ['2026-12-01', null, '2026-11', 0],
  ['2026-09-01', '2026-10-31', '2026-11', 0],
])('from %s to %s, %s has %i days', (firstDay, lastDay, month, days) => {
  expect(coachDays({ firstDay, lastDay }, month)).toBe(days);
});

test.each([
  ['2026-11-20', null, ['2026-11']],
  ['2026-11-25', null, []],
  ['2025-12-31', '2026-02-01', ['2026-02', '2026-01', '2025-12']],
  ['2026-09-30', null, ['2026-11', '2026-10', '2026-09']],
  ['2026-11-01', '2026-12-31', ['2026-11']],
])('from %s to %s these months may be billed', (firstDay, lastDay, months) => {
  expect(coachMonths({ firstDay, lastDay }, '2026-11-24')).toEqual(months);
});
