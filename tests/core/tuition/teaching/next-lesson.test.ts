import { expect, test } from 'vitest';
import { nextLesson } from '#core/tuition/teaching/next-lesson.ts';

// A Thursday, noon in Dhaka; 0 is Saturday.
const now = new Date('2026-11-26T06:00:00Z');
const at = (day: number, startMinute: number) => ({ day, startMinute });

test.each([
  ['later today', [at(5, 17 * 60)], '2026-11-26T11:00:00.000Z'],
  ['in a week, when it has begun today', [at(5, 10 * 60)], '2026-12-03T04:00:00.000Z'],
  ['the nearest', [at(3, 17 * 60), at(1, 17 * 60)], '2026-11-29T11:00:00.000Z'],
])('%s', (_, entries, iso) => {
  expect(nextLesson(entries, now)?.toISOString()).toBe(iso);
});

test('none without a routine', () => {
  expect(nextLesson([], now)).toBeNull();
});
