import { expect, test } from 'vitest';
import {
  attendancePercent,
  type TaughtTuition,
  taughtFigures,
} from '#core/tuition/teaching/taught-history.ts';

const tuition = (more: Partial<TaughtTuition> = {}): TaughtTuition => ({
  from: '2026-01-01',
  until: '2026-03-31',
  daysInWeekOn: () => 7,
  firstLesson: null,
  lessons: 0,
  held: 0,
  ...more,
});

test('two tuitions at once are taught for as long as one', () => {
  expect(taughtFigures([tuition()]).months).toBe(3);
  expect(taughtFigures([tuition(), tuition({ from: '2026-02-01' })]).months).toBe(3);
  expect(taughtFigures([tuition({ until: '2026-01-29' })]).months).toBe(0);
  expect(taughtFigures([])).toEqual({ months: 0, lessons: 0, held: 0, expected: 0 });
});

test('a pause is neither taught nor expected', () => {
  const paused = tuition({
    daysInWeekOn: (day) => (day.startsWith('2026-02') ? 0 : 7),
    firstLesson: '2026-01-01',
    lessons: 60,
    held: 60,
  });
  expect(taughtFigures([paused])).toMatchObject({ months: 2, expected: 62 });
});

test('expected from the first marked lesson on, of tuitions with lessons alone', () => {
  const marked = tuition({
    daysInWeekOn: () => 3,
    firstLesson: '2026-03-04',
    lessons: 10,
    held: 9,
  });
  const figures = taughtFigures([marked, tuition()]);
  expect(figures).toMatchObject({ lessons: 10, held: 9, expected: 12 });
  expect(attendancePercent(figures)).toBe(75);
});

test('of fewer than eight lessons nothing is said, and never more than all', () => {
  expect(attendancePercent({ lessons: 7, held: 7, expected: 7 })).toBeNull();
  expect(attendancePercent({ lessons: 8, held: 8, expected: 0 })).toBeNull();
  expect(attendancePercent({ lessons: 8, held: 8, expected: 7 })).toBe(100);
});
