import { expect, test } from 'vitest';
import {
  changeHubFilter,
  countFilters,
  readHubFilter,
  writeHubFilter,
} from '#core/market/filters/hub-filter.ts';

const read = (query: string) => readHubFilter(new URLSearchParams(query));

test('an address is read without trust and written in one order', () => {
  const filter = read(
    'order=rating&subjects=4,4,x&city_id=1&search=%20math%20&gender=3&dep_id=-1&actual_salary_min=9000&actual_salary_max=5000',
  );
  expect(filter).toEqual({
    search: 'math',
    subjects: [4],
    city_id: 1,
    actual_salary_min: 9000,
    order: 'rating',
  });
  expect(writeHubFilter(filter).toString()).toBe(
    'search=math&subjects=4&city_id=1&actual_salary_min=9000&order=rating',
  );
});

test('half a position is none, and without one nothing is ordered by distance', () => {
  expect(read('latitude=23.7&distance=5&order=distance')).toEqual({});
  expect(read('latitude=23.7&longitude=90.4&distance=5&order=distance')).toEqual({
    latitude: 23.7,
    longitude: 90.4,
    distance: 5,
    order: 'distance',
  });
});

test('areas fall with their city, classes with a category taken away, subjects with a class', () => {
  const filter = read('city_id=1&location_id=7&category_id=1,2&i_class=101,201&subjects=4');
  expect(changeHubFilter(filter, { city_id: 2 }).location_id).toBeUndefined();
  expect(changeHubFilter(filter, { category_id: [1, 2, 3] })).toMatchObject({ subjects: [4] });
  const fewer = changeHubFilter(filter, { category_id: [1] });
  expect([fewer.i_class, fewer.subjects]).toEqual([undefined, undefined]);
  expect(changeHubFilter(filter, { i_class: [101] }).subjects).toBeUndefined();
  expect(changeHubFilter(filter, { i_class: undefined }).subjects).toEqual([4]);
  const none = changeHubFilter(filter, { category_id: undefined });
  expect([none.i_class, none.subjects]).toEqual([undefined, [4]]);
  const said = { category_id: [2], i_class: [201], subjects: [4] };
  expect(changeHubFilter(filter, said)).toMatchObject(said);
});

test('search and order are no filters; a position with its radius is one', () => {
  expect(countFilters(read('search=math&order=newest'))).toBe(0);
  expect(countFilters(read('latitude=23.7&longitude=90.4&distance=5&gender=1'))).toBe(2);
});
