import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps, type Span } from '#core/tuition/teaching/day-clock.ts';
import { hoursShown, placeInHours, placeLessons } from '#core/tuition/teaching/week-layout.ts';

const at = (clock: number, minutes = 60): Span => ({ startMinute: clock * 60, minutes });
const lanes = (...lessons: Span[]) =>
  placeLessons(lessons).map(({ lesson, lane, lanes: all }) => [lesson.startMinute / 60, lane, all]);

describe('hours shown', () => {
  test('all lessons lie in them, in whole hours', () => {
    expect(hoursShown([at(16.25, 90), at(7.5)])).toEqual({ from: 7, until: 18 });
    expect(hoursShown([at(8, 60), at(12, 120)])).toEqual({ from: 8, until: 14 });
  });
  test('a single lesson has some hours around it', () => {
    expect(hoursShown([at(17)])).toEqual({ from: 17, until: 21 });
  });
  test('a lesson that ends at midnight is the end of the day', () => {
    expect(hoursShown([at(22.25, 105)])).toEqual({ from: 20, until: 24 });
    expect(hoursShown([at(0), at(23)])).toEqual({ from: 0, until: 24 });
  });
});

describe('lessons of a day', () => {
  test('one after the other has the whole width', () => {
    expect(lanes(at(18), at(16), at(17))).toEqual([
      [16, 0, 1],
      [17, 0, 1],
      [18, 0, 1],
    ]);
  });
  test('those at the same time stand beside each other', () => {
    expect(lanes(at(16), at(16), at(16.5))).toEqual([
      [16, 0, 3],
      [16, 1, 3],
      [16.5, 2, 3],
    ]);
  });
  test('a place that is free again is taken again, and all of a group are equally wide', () => {
    expect(lanes(at(16, 180), at(16), at(17), at(18.5), at(20))).toEqual([
      [16, 0, 2],
      [16, 1, 2],
      [17, 1, 2],
      [18.5, 1, 2],
      [20, 0, 1],
    ]);
  });
  test('up to midnight beside a short one', () => {
    expect(lanes(at(21, 180), at(23, 60))).toEqual([
      [21, 0, 2],
      [23, 1, 2],
    ]);
  });
  test('no two of them ever cover each other, and none is missing', () => {
    const span = fc
      .record({
        startMinute: fc.integer({ min: 0, max: 1425 }),
        minutes: fc.integer({ min: 15, max: 300 }),
      })
      .map(({ startMinute, minutes }) => ({
        startMinute,
        minutes: Math.min(minutes, 1440 - startMinute),
      }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 21 }), (lessons) => {
        const placed = placeLessons(lessons);
        expect(placed.map(({ lesson }) => lesson)).toHaveLength(lessons.length);
        for (const [index, one] of placed.entries()) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed.slice(index + 1))
            if (overlaps(one.lesson, other.lesson)) {
              expect(other.lanes).toBe(one.lanes);
              expect(other.lane).not.toBe(one.lane);
            }
        }
      }),
    );
  });
});

describe('place in the hours', () => {
  const hours = { from: 16, until: 20 };
  test('is in per cent of them', () => {
    expect(placeInHours(at(17, 90), hours)).toEqual({ top: 25, height: 37.5 });
    expect(placeInHours(at(16, 240), hours)).toEqual({ top: 0, height: 100 });
  });
  test('ends with the day', () => {
    expect(placeInHours(at(23, 120), { from: 20, until: 24 })).toEqual({ top: 75, height: 25 });
    expect(placeInHours(at(9), hours)).toEqual({ top: 0, height: 0 });
  });
});
