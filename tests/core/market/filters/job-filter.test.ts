import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISTANCES_KM } from '#core/ground/limits/job-constants.ts';
import { jobBoardQuery } from '#core/market/api/job-board.ts';
import {
  changeJobFilter,
  type JobFilter,
  readJobFilter,
  writeJobFilter,
} from '#core/market/filters/job-filter.ts';

const read = (query: string) => readJobFilter(new URLSearchParams(query));

describe('reading an address', () => {
  test('takes every filter of the board', () => {
    const query =
      'category_id=1&i_class=108&subjects=3,4&city_id=1&location_id=1044&latitude=23.7465&longitude=90.376' +
      '&distance=5&tutoring_place_id=2&tutor_gender=1&actual_salary_min=2000&actual_salary_max=5000&jobid=12' +
      '&order=salary';
    expect(writeJobFilter(read(query)).toString()).toBe(query.replace('3,4', '3%2C4'));
  });

  test.each([
    ['words', 'city_id=dhaka&jobid=12x'],
    ['zero and negative numbers', 'city_id=0&category_id=-1'],
    ['numbers no database holds', 'city_id=99999999999'],
    ['codes outside the list', 'tutor_gender=7&tutoring_place_id=4'],
    ['half a position', 'latitude=23.7'],
    ['a position outside the world', 'latitude=123&longitude=90'],
    ['a distance without a place', 'distance=5'],
    ['an order by distance without a place', 'order=distance'],
    ['the order the board has anyway', 'order=newest'],
    ['orders that are none', 'order=cheapest'],
    ['nothing', 'subjects=&city_id='],
  ])('drops %s', (_, query) => {
    expect(read(query)).toEqual({});
  });

  test('keeps the position and drops a distance that is no option', () => {
    expect(read('latitude=23.7&longitude=90.3&distance=4')).toEqual({
      latitude: 23.7,
      longitude: 90.3,
    });
  });

  test('drops an upper salary below the lower one', () => {
    expect(read('actual_salary_min=8000&actual_salary_max=2000')).toEqual({
      actual_salary_min: 8000,
    });
  });
});

describe('changing a filter', () => {
  const filter: JobFilter = {
    category_id: [1],
    i_class: [108],
    subjects: [3],
    city_id: 1,
    location_id: [1044],
  };

  test('another category drops class and subjects', () => {
    expect(changeJobFilter(filter, { category_id: [2] })).toEqual({
      category_id: [2],
      city_id: 1,
      location_id: [1044],
    });
  });

  test('another class drops subjects', () => {
    expect(changeJobFilter(filter, { i_class: [107] }).subjects).toBeUndefined();
  });

  test('without class or category the subjects stay, and what is said with it does too', () => {
    expect(changeJobFilter(filter, { i_class: undefined }).subjects).toEqual([3]);
    const { i_class, subjects } = changeJobFilter(filter, { category_id: undefined });
    expect([i_class, subjects]).toEqual([undefined, [3]]);
    const other = { category_id: [2], i_class: [208], subjects: [3] };
    expect(changeJobFilter(filter, other)).toMatchObject(other);
  });

  test('another city drops the location', () => {
    expect(changeJobFilter(filter, { city_id: 2 })).toEqual({
      category_id: [1],
      i_class: [108],
      subjects: [3],
      city_id: 2,
    });
  });

  test('without its place there is no order by distance, and with one it is the usual', () => {
    const near: JobFilter = { latitude: 23.7, longitude: 90.3 };
    expect(changeJobFilter(near, { order: 'distance' })).toEqual(near);
    const newest = changeJobFilter(near, { order: 'newest' });
    expect(newest.order).toBe('newest');
    expect(changeJobFilter(newest, { latitude: undefined, longitude: undefined })).toEqual({});
  });

  test('the same category changes nothing', () => {
    expect(changeJobFilter(filter, { category_id: [1] })).toEqual(filter);
  });
});

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 30 });
const anyFilter = fc.record(
  {
    search: fc.constantFrom('class 8 math', 'গণিত ধানমন্ডি'),
    category_id: anyIds,
    i_class: anyIds,
    subjects: anyIds,
    city_id: fc.integer({ min: 1, max: 99 }),
    location_id: anyIds,
    tutoring_place_id: fc.constantFrom(1, 2, 3),
    tutor_gender: fc.constantFrom(1, 2, 3),
    actual_salary_min: fc.integer({ min: 1, max: 5000 }),
    actual_salary_max: fc.integer({ min: 5000, max: 90_000 }),
    jobid: fc.integer({ min: 1, max: 2_147_483_647 }),
    order: fc.constant('salary' as const),
  },
  { requiredKeys: [] },
);
const position = fc.record({
  latitude: fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / 1000),
  longitude: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / 1000),
  distance: fc.constantFrom(...DISTANCES_KM),
});

test('what is written is read back, and the API accepts it', () => {
  fc.assert(
    fc.property(anyFilter, fc.option(position, { nil: {} }), (filter, place) => {
      const given: JobFilter = { ...filter, ...place };
      const params = writeJobFilter(given);
      expect(readJobFilter(params)).toEqual(given);
      expect(jobBoardQuery.safeParse(Object.fromEntries(params)).success).toBe(true);
    }),
  );
});

test('no address makes the reader throw or the API refuse', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'city_id',
          'latitude',
          'longitude',
          'distance',
          'subjects',
          'actual_salary_min',
          'actual_salary_max',
          'tutor_gender',
          'jobid',
          'order',
          'search',
          'category_id',
        ),
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      ),
      (address) => {
        const filter = readJobFilter(new URLSearchParams(address));
        expect(jobBoardQuery.safeParse(filter).success).toBe(true);
      },
    ),
  );
});
