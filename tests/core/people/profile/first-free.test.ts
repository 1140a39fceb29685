import { expect, test } from 'vitest';
import {
  DAYS,
  type Day,
  type DayAvailability,
  type Slot,
  toAvailabilityBits,
} from '#core/people/profile/availability.ts';
import { firstFree, type WeeklyLesson } from '#core/people/profile/first-free.ts';

const NONE = { morning: false, noon: false, afternoon: false, evening: false };
/** The bits of what a tutor ticks in the week. */
const week = (...times: [Day, ...Slot[]][]): number =>
  toAvailabilityBits(
    times.map(
      ([day, ...slots]): DayAvailability => ({
        day,
        ...NONE,
        ...Object.fromEntries(slots.map((slot) => [slot, true])),
      }),
    ),
  );
const lesson = (day: Day, clock: string, minutes: number): WeeklyLesson => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { day: DAYS.indexOf(day), startMinute: hour * 60 + minute, minutes };
};
const at = (day: Day, hour: number, minute = 0) => ({ day, startMinute: hour * 60 + minute });

test('is the first slot from tomorrow on, so that a day of the week means one day', () => {
  const bits = week(['sunday', 'evening'], ['tuesday', 'morning']);
  expect(firstFree(bits, [], 'saturday')).toEqual(at('sunday', 18));
  expect(firstFree(bits, [], 'sunday')).toEqual(at('tuesday', 8));
  expect(firstFree(week(['sunday', 'evening']), [], 'sunday')).toEqual(at('sunday', 18));
  // The week of Bangladesh goes on from Friday to Saturday.
  expect(firstFree(week(['saturday', 'noon']), [], 'friday')).toEqual(at('saturday', 12));
});

test('is nothing without a time', () => {
  expect(firstFree(0, [], 'monday')).toBeNull();
});

test('comes after what is taught, on the next half hour', () => {
  const bits = week(['sunday', 'evening']);
  expect(firstFree(bits, [lesson('sunday', '18:00', 75)], 'saturday')).toEqual(
    at('sunday', 19, 30),
  );
  expect(firstFree(bits, [lesson('sunday', '19:00', 90)], 'saturday')).toEqual(at('sunday', 18));
  expect(
    firstFree(bits, [lesson('sunday', '19:30', 60), lesson('sunday', '18:30', 60)], 'saturday'),
  ).toEqual(at('sunday', 20, 30));
  // A lesson of another day takes nothing.
  expect(firstFree(bits, [lesson('monday', '18:00', 240)], 'saturday')).toEqual(at('sunday', 18));
});

test('is on another day where less than an hour is left', () => {
  const bits = week(['sunday', 'evening'], ['thursday', 'afternoon']);
  expect(firstFree(bits, [lesson('sunday', '18:00', 210)], 'saturday')).toEqual(at('thursday', 15));
  expect(
    firstFree(week(['sunday', 'evening']), [lesson('sunday', '18:00', 240)], 'saturday'),
  ).toBeNull();
});

test('may go on over the end of a slot into the next one', () => {
  const bits = week(['sunday', 'afternoon', 'evening']);
  expect(firstFree(bits, [lesson('sunday', '15:00', 150)], 'saturday')).toEqual(
    at('sunday', 17, 30),
  );
});
