/** Marking a lesson begins with what the routine says. */
import { expect, test } from 'vitest';
import { dayOfRoutine, timeOfRoutine } from '#app/tuition/teaching/lessons/lesson-of-routine.ts';
import type { RoutineAnswer } from '#core/tuition/api/routine.ts';
import { markableDays } from '#core/tuition/teaching/lesson-rules.ts';

// A Thursday, noon in Dhaka.
const now = new Date('2026-11-26T06:00:00Z');
const days = markableDays(now, '2026-01-01');
const entry = (day: RoutineAnswer['entries'][number]['day'], starts_at: string) => ({
  day,
  starts_at,
  minutes: 90,
  subjects: [{ id: 4, subject_name: 'General Math' }],
});
const routine = (...entries: ReturnType<typeof entry>[]) =>
  ({ entries, agreed_minutes: 60, appointed_on: '2026-01-01' }) as Pick<
    RoutineAnswer,
    'entries' | 'agreed_minutes' | 'appointed_on'
  >;

test.each([
  ['today, when it has begun', [entry('thursday', '10:00')], '2026-11-26'],
  ['a week before, when it has not begun', [entry('thursday', '19:00')], '2026-11-19'],
  ['the newest day', [entry('sunday', '17:00'), entry('tuesday', '17:00')], '2026-11-24'],
  ['today without a routine', [], '2026-11-26'],
])('the day: %s', (_, entries, day) => {
  expect(dayOfRoutine(days, routine(...entries), now)).toBe(day);
});

test('the time: of the day, else the usual one', () => {
  const week = routine(entry('sunday', '17:00'), entry('tuesday', '18:30'));
  expect(timeOfRoutine('2026-11-24', week, [4])).toMatchObject({ startsAt: '18:30', minutes: 90 });
  expect(timeOfRoutine('2026-11-26', week, [4])).toMatchObject({ startsAt: '17:00', minutes: 90 });
  expect(timeOfRoutine('2026-11-26', routine(), [4])).toMatchObject({ startsAt: '', minutes: 60 });
});
