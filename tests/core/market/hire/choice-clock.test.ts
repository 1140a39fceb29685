import { expect, test } from 'vitest';
import { dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { callDueAt } from '#core/market/hire/choice-clock.ts';
import { isLate } from '#core/staff/acts.ts';

// 2026-11-30 is a Monday, 2026-12-04 a Friday.
test.each([
  ['within the day', '2026-11-30', '11:30', '2026-11-30', '15:30'],
  ['to the minute of closing time', '2026-11-30', '18:00', '2026-11-30', '22:00'],
  ['over the night', '2026-11-30', '20:30', '2026-12-01', '12:30'],
  ['chosen at night', '2026-11-30', '23:40', '2026-12-01', '14:00'],
  ['chosen before we open', '2026-11-30', '06:00', '2026-11-30', '14:00'],
  ['over a Friday', '2026-12-03', '21:00', '2026-12-05', '13:00'],
  ['chosen on a Friday', '2026-12-04', '12:00', '2026-12-05', '14:00'],
])('staff call %s', (_name, day, clock, dueDay, dueClock) => {
  const due = dhakaInstant(dueDay, dueClock);
  expect(callDueAt(dhakaInstant(day, clock))).toEqual(due);
  // Staff are late from the same moment on.
  const isLateAt = (at: Date) => isLate('chosen', dhakaInstant(day, clock), at);
  expect(isLateAt(due)).toBe(false);
  expect(isLateAt(new Date(due.getTime() + 1))).toBe(true);
});
