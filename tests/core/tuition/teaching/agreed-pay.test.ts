import { expect, test } from 'vitest';
import { agreedPay } from '#core/tuition/teaching/agreed-pay.ts';

const always = (_day: string): number => 6200;
const pay = (month: string, from: string, until: string, salaryOn = always) =>
  agreedPay(month, { from, until, salaryOn });

test('a whole month is the salary, whatever its length', () => {
  for (const month of ['2026-02', '2026-10', '2026-11'])
    expect(pay(month, '2026-01-05', '2026-12-31')).toBe(620_000);
});

test('days before the first and after the last do not count', () => {
  expect(pay('2026-10', '2026-10-16', '2026-12-31')).toBe(320_000);
  expect(pay('2026-10', '2026-01-01', '2026-10-01')).toBe(20_000);
  expect(pay('2026-10', '2026-10-31', '2026-10-31')).toBe(20_000);
  expect(pay('2026-10', '2026-11-01', '2026-12-31')).toBe(0);
  expect(pay('2026-10', '2026-01-01', '2026-09-30')).toBe(0);
});

test('each day has the salary of that day, rounded once to whole taka', () => {
  const raised = (day: string) => (day < '2026-11-11' ? 6200 : 9000);
  expect(pay('2026-11', '2026-01-01', '2026-11-21', raised)).toBe(536_700);
  const paused = (day: string) => (day >= '2026-11-03' && day <= '2026-11-05' ? 0 : 6000);
  expect(pay('2026-11', '2026-01-01', '2026-11-30', paused)).toBe(540_000);
});
