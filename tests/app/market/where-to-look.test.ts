import { expect, test } from 'vitest';
import { whereToLook } from '#app/market/list/map/where-to-look.ts';

const KNOWN = [
  { id: 1, cityId: 1, latitude: 23.8, longitude: 90.35 },
  { id: 2, cityId: 1, latitude: 23.7, longitude: 90.45 },
  { id: 3, cityId: 2, latitude: 22.3, longitude: 91.8 },
];
const COUNTED = [{ latitude: 24.9, longitude: 91.9 }];

test('a place is looked at from around, as far as the distance goes', () => {
  const sight = whereToLook({ latitude: 23.8, longitude: 90.4, distance: 10 }, KNOWN, COUNTED);
  expect((sight?.north ?? 0) - (sight?.south ?? 0)).toBeCloseTo(20 / 111.2);
  expect(((sight?.north ?? 0) + (sight?.south ?? 0)) / 2).toBeCloseTo(23.8);
});

test('chosen areas come before their city, the city before all with jobs', () => {
  expect(whereToLook({ city_id: 1, location_id: [2] }, KNOWN, COUNTED)).toEqual({
    west: 90.45,
    east: 90.45,
    south: 23.7,
    north: 23.7,
  });
  expect(whereToLook({ city_id: 1 }, KNOWN, COUNTED)).toMatchObject({ west: 90.35, north: 23.8 });
  expect(whereToLook({}, KNOWN, COUNTED)).toMatchObject({ west: 91.9, north: 24.9 });
  expect(whereToLook({ city_id: 9 }, KNOWN, [])).toBeUndefined();
});
