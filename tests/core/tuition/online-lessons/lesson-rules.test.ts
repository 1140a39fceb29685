import { describe, expect, test } from 'vitest';
import { toAvailabilityBits } from '#core/people/profile/availability.ts';
import { isJoinLink } from '#core/tuition/online-lessons/check-join-link.ts';
import * as rules from '#core/tuition/online-lessons/lesson-rules.ts';
import { lessonSlots } from '#core/tuition/online-lessons/lesson-slots.ts';

const startsAt = new Date('2026-11-30T10:00:00Z');
const lesson = (change: Partial<rules.LessonTimes> = {}): rules.LessonTimes => ({
  status: 'accepted',
  startsAt,
  endsAt: rules.lessonEnd(startsAt),
  isPaid: true,
  wasPaid: false,
  ...change,
});
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);

describe('how a lesson stands', () => {
  test.each([
    [-1, 'upcoming'],
    [0, 'live'],
    [59, 'live'],
    [60, 'over'],
  ])('%i minutes from its beginning it is %s', (minutes, phase) =>
    expect(rules.lessonPhase(lesson(), at(minutes))).toBe(phase),
  );
  test('unpaid it is to be paid, whatever the time', () =>
    expect(rules.lessonPhase(lesson({ isPaid: false }), at(5))).toBe('to_pay'));
  test.each([
    [-1, 'to_pay'],
    [0, 'live'],
    [60, 'over'],
  ])('its payment taken back, %i minutes from its beginning it is %s', (minutes, phase) =>
    expect(rules.lessonPhase(lesson({ isPaid: false, wasPaid: true }), at(minutes))).toBe(phase),
  );
});

test('it is joined from ten minutes before to the end, paid', () => {
  const may = [-11, -10, 59, 60].map((minutes) => rules.mayJoin(lesson(), at(minutes)));
  expect(may).toEqual([false, true, true, false]);
  expect(rules.mayJoin(lesson({ isPaid: false }), at(0))).toBe(false);
  expect(rules.mayJoin(lesson({ status: 'cancelled' }), at(0))).toBe(false);
  const takenBack = lesson({ isPaid: false, wasPaid: true });
  expect([rules.mayJoin(takenBack, at(-1)), rules.mayJoin(takenBack, at(1))]).toEqual([
    false,
    true,
  ]);
});

test('late is less than twelve hours before, for a guardian who has paid', () => {
  const late = (minutes: number, side: 'tutor' | 'guardian' = 'guardian', isPaid = true) =>
    rules.isLateCancel(lesson({ isPaid }), side, at(minutes));
  expect([late(-720), late(-719), late(-719, 'tutor'), late(-719, 'guardian', false)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('the tutor answers within a day and three hours before', () => {
  const asked = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
  expect(rules.answerBy(asked(48), startsAt)).toEqual(asked(24));
  expect(rules.answerBy(asked(10), startsAt)).toEqual(asked(3));
});

describe('slots', () => {
  const week = (day: 'sunday' | 'monday', slot: 'morning' | 'evening') =>
    toAvailabilityBits([
      { day, morning: false, noon: false, afternoon: false, evening: false, [slot]: true },
    ]);
  test('are the hours of the slots of Dhaka', () => {
    // A Saturday evening of Dhaka.
    const slots = lessonSlots(week('sunday', 'morning'), new Date('2026-11-28T14:00:00Z'));
    expect(slots.slice(0, 4).map((slot) => slot.toISOString())).toEqual([
      '2026-11-29T02:00:00.000Z',
      '2026-11-29T03:00:00.000Z',
      '2026-11-29T04:00:00.000Z',
      '2026-11-29T05:00:00.000Z',
    ]);
    expect(slots).toHaveLength(8);
  });
  test('begin four hours ahead', () => {
    const slots = lessonSlots(week('sunday', 'evening'), new Date('2026-11-29T09:00:00Z'));
    expect(slots[0]?.toISOString()).toBe('2026-11-29T13:00:00.000Z');
  });
  test('there are none without time', () =>
    expect(lessonSlots(0, new Date('2026-11-29T09:00:00Z'))).toEqual([]));
});

test.each([
  ['https://meet.jit.si/room-7', true],
  ['https://meet.google.com/abc-defg-hij', true],
  ['http://meet.jit.si/room-7', false],
  ['https://user@meet.jit.si/room-7', false],
  ['https://localhost/room', false],
  ['https://meet.local/room', false],
  ['https://10.0.0.1/room', false],
  ['https://[::1]/room', false],
  ['https://0x7f000001/room', false],
  ['https://meet/room', false],
  ['https://meet.example./room', false],
  ['javascript:alert(1)', false],
  ['meet.jit.si/room', false],
])('%s is a link to meet at: %s', (link, isOne) => expect(isJoinLink(link)).toBe(isOne));
