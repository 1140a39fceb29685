import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DAY,
  dayjs,
  dhaka,
  dhakaDayEnd,
  dhakaInstant,
  toInstant,
} from '#core/ground/dates/dhaka.ts';
import { dhakaClock, dhakaDate, dhakaHour } from '#core/ground/dates/dhaka-day.ts';

const BEFORE_MIDNIGHT = new Date('2026-11-22T17:59:59Z');
const MIDNIGHT = new Date('2026-11-22T18:00:00Z');

test('a day begins at midnight of Bangladesh', () => {
  expect(dhakaDate(BEFORE_MIDNIGHT)).toBe('2026-11-22');
  expect(dhakaHour(BEFORE_MIDNIGHT)).toBe(23);
  expect(dhakaDate(MIDNIGHT)).toBe('2026-11-23');
  expect(dhakaHour(MIDNIGHT)).toBe(0);
  expect(dhakaInstant('2026-11-23')).toEqual(MIDNIGHT);
});

test('and ends with the next one', () => {
  expect(dhakaDayEnd('2026-11-22')).toEqual(MIDNIGHT);
  expect(dhakaDayEnd('2026-12-31')).toEqual(dhakaInstant('2027-01-01'));
});

test('days are counted by their midnights', () => {
  const days = (from: Date, to: Date) =>
    dhaka(to).startOf('day').diff(dhaka(from).startOf('day'), 'day');
  expect(days(BEFORE_MIDNIGHT, MIDNIGHT)).toBe(1);
  expect(days(MIDNIGHT, new Date('2026-11-23T17:00:00Z'))).toBe(0);
  expect(dhaka(MIDNIGHT).add(8, 'day').format(DAY)).toBe('2026-12-01');
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Midnights of Dhaka at which days, months and years change, and the nights in which clocks of New York do. */
const TURNS = [
  '2024-02-29',
  '2024-03-01',
  '2026-03-08',
  '2026-11-01',
  '2026-11-30',
  '2027-01-01',
  '2028-02-29',
  '2028-12-31',
].map((day) => Date.parse(`${day}T00:00:00+06:00`));
const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2060, 0, 1) }),
  fc
    .tuple(fc.constantFrom(...TURNS), fc.integer({ min: -36 * HOUR_MS, max: 36 * HOUR_MS }))
    .map(([turn, off]) => turn + off),
);
const RUNS = { numRuns: 3000 };

describe.each(['Asia/Dhaka', 'America/New_York', 'Pacific/Kiritimati'])(
  'on a device in %s',
  (zone) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(
        { 'Asia/Dhaka': -360, 'America/New_York': 300, 'Pacific/Kiritimati': -840 }[zone],
      );
    });
    afterAll(() => {
      process.env['TZ'] = before;
    });

    test('calendar and clock are those of Asia/Dhaka', () => {
      const dhakaTime = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Asia/Dhaka',
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', weekday: 'long' });
      fc.assert(
        fc.property(moments, (ms) => {
          const at = new Date(ms);
          expect(dhaka(at).format('DD/MM/YYYY, HH:mm:ss')).toBe(dhakaTime.format(at));
          expect(dhaka(at).format('dddd')).toBe(weekday.format(at));
          expect(dhaka(at).format(DAY)).toBe(dhakaDate(at));
          expect(dhaka(at).format('HH:mm')).toBe(dhakaClock(at));
          expect(dhaka(at).hour()).toBe(dhakaHour(at));
          expect(toInstant(dhaka(at))).toEqual(at);
        }),
        RUNS,
      );
    });

    test('days begin, end and are counted there', () => {
      fc.assert(
        fc.property(moments, fc.integer({ min: -800, max: 800 }), (ms, days) => {
          const midnight = ms - ((ms + 6 * HOUR_MS) % DAY_MS);
          const day = dhakaDate(new Date(ms));
          const begin = dhaka(ms).startOf('day');
          expect(toInstant(begin).getTime()).toBe(midnight);
          expect(dhakaInstant(day).getTime()).toBe(midnight);
          expect(dhakaInstant(day, '17:30').getTime()).toBe(midnight + 17.5 * HOUR_MS);
          expect(dhakaDayEnd(day).getTime()).toBe(midnight + DAY_MS);
          const later = begin.add(days, 'day');
          expect(toInstant(later).getTime()).toBe(midnight + days * DAY_MS);
          expect(later.diff(dayjs.utc(day), 'day')).toBe(days);
          expect(dayjs.utc(ms).add(days, 'day').valueOf()).toBe(ms + days * DAY_MS);
        }),
        RUNS,
      );
    });

    test('a month begins with its first day and ends with its last', () => {
      fc.assert(
        fc.property(moments, (ms) => {
          const month = dhakaDate(new Date(ms)).slice(0, 7);
          const [year = 0, number = 0] = month.split('-').map(Number);
          const first = dhaka(ms).startOf('month');
          expect(first.valueOf()).toBe(dayjs.utc(month).valueOf());
          expect(toInstant(first).getTime()).toBe(Date.UTC(year, number - 1, 1) - 6 * HOUR_MS);
          expect(first.add(1, 'month').valueOf()).toBe(Date.UTC(year, number, 1));
          expect(first.daysInMonth()).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
        }),
        RUNS,
      );
    });
  },
);
