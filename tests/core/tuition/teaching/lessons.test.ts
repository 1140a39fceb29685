import { describe, expect, test } from 'vitest';
import { overlaps, toClock, toMinute } from '#core/tuition/teaching/day-clock.ts';
import { checkLessonTime, markableDays } from '#core/tuition/teaching/lesson-rules.ts';
import { standingOf } from '#core/tuition/teaching/lesson-states.ts';
import { lessonsAgreed } from '#core/tuition/teaching/lessons-agreed.ts';
import { clocksOf, PARTS_OF_DAY, partOfDay } from '#core/tuition/teaching/routine.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';

const NOON = new Date('2026-11-24T06:00:00Z');

test('the week begins on Saturday', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-27'].map(weekDayOf)).toEqual([
    'saturday',
    'sunday',
    'friday',
  ]);
});

test('clocks are minutes of a day, and every begin belongs to its part of it', () => {
  expect([toMinute('17:45'), toClock(1065), toClock(1440)]).toEqual([1065, '17:45', '00:00']);
  for (const part of PARTS_OF_DAY)
    expect(new Set(clocksOf(part).map(partOfDay))).toEqual(new Set([part]));
});

test('a lesson that begins when another ends does not overlap it', () => {
  const first = { startMinute: 600, minutes: 60 };
  expect(overlaps(first, { startMinute: 660, minutes: 30 })).toBe(false);
  expect(overlaps(first, { startMinute: 645, minutes: 30 })).toBe(true);
  expect(overlaps(first, { startMinute: 570, minutes: 200 })).toBe(true);
});

describe('when a lesson may be marked', () => {
  test.each([
    ['2026-11-24', '12:00', null],
    ['2026-11-24', '12:01', 'lesson_in_future'],
    ['2026-11-17', '08:00', null],
    ['2026-11-16', '23:00', 'lesson_too_old'],
  ])('%s %s', (day, startsAt, fault) => {
    expect(checkLessonTime({ day, startsAt }, '2026-11-01', NOON)).toBe(fault);
  });

  test('not before the appointment', () => {
    const lesson = { day: '2026-11-22', startsAt: '08:00' };
    expect(checkLessonTime(lesson, '2026-11-23', NOON)).toBe('lesson_before_appointment');
    expect(markableDays(NOON, '2026-11-23')).toEqual(['2026-11-24', '2026-11-23']);
    expect(markableDays(NOON, '2026-01-01')).toHaveLength(8);
  });
});

test('without an answer a lesson counts as confirmed after exactly a week', () => {
  const before = new Date('2026-11-17T06:00:01Z');
  expect(standingOf('marked', before, NOON)).toBe('waiting');
  expect(standingOf('marked', new Date('2026-11-17T06:00:00Z'), NOON)).toBe('confirmed');
  expect(standingOf('kept', before, NOON)).toBe('kept');
});

test('lessons agreed on follow the days of the tuition in the month', () => {
  const agreed = {
    month: '2026-11',
    from: '2026-10-01',
    until: '2026-11-30',
    daysInWeekOn: () => 3,
  };
  expect(lessonsAgreed(agreed)).toBe(13);
  expect(lessonsAgreed({ ...agreed, from: '2026-11-24' })).toBe(3);
  expect(lessonsAgreed({ ...agreed, until: '2026-11-07' })).toBe(3);
  expect(lessonsAgreed({ ...agreed, from: '2026-12-05' })).toBe(0);
  expect(lessonsAgreed({ ...agreed, until: '2026-10-31' })).toBe(0);
  const fiveFromThe16th = (day: string) => (day < '2026-11-09' ? 3 : day < '2026-11-16' ? 0 : 5);
  expect(lessonsAgreed({ ...agreed, daysInWeekOn: fiveFromThe16th })).toBe(14);
});
