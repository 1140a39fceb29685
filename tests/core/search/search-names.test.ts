import { describe, expect, test } from 'vitest';
import { distanceKm } from '#core/ground/geo/distance.ts';
import { findNearby } from '#core/ground/geo/find-nearby.ts';
import { findNearest } from '#core/ground/geo/find-nearest.ts';
import { editDistance } from '#core/search/names/edit-distance.ts';
import { createNameIndex } from '#core/search/names/name-index.ts';
import { normaliseName } from '#core/search/names/normalise-name.ts';
import { searchNames } from '#core/search/names/search-names.ts';
import { toSoundKey } from '#core/search/names/to-sound-key.ts';

describe('normaliseName', () => {
  test.each([
    ['  Mirpur-10 ', 'mirpur 10'],
    ['মিরপুর১০', 'মিরপুর 10'],
    ['Uttara Sec-7', 'uttara sector 7'],
    ['Bashundhara R/A', 'bashundhara residential area'],
    ['Banani, D.O.H.S.', 'banani d o h s'],
    ['Café', 'cafe'],
  ])('%s', (text, expected) => {
    expect(normaliseName(text)).toBe(expected);
  });

  test('both encodings of a dotted letter become one', () => {
    expect(normaliseName('\u09dc\u09dd\u09df')).toBe(
      normaliseName('\u09a1\u09bc\u09a2\u09bc\u09af\u09bc'),
    );
  });
});

test.each([
  ['uttora', 'uttara'],
  ['jigatola', 'zigatola'],
  ['mogbazar', 'moghbazar'],
  ['dhanmondi', 'danmondi'],
])('%s sounds like %s', (a, b) => {
  expect(toSoundKey(a)).toBe(toSoundKey(b));
});

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'abcd', 1],
  ['kitten', 'sitting', 3],
  ['', 'ab', 2],
  ['abcdef', 'uvwxyz', 4],
])('from %s to %s: %i', (a, b, expected) => {
  expect(editDistance(a, b, 3)).toBe(expected);
  expect(editDistance(b, a, 3)).toBe(expected);
});

describe('searchNames', () => {
  const index = createNameIndex(
    ['Lake Banani', 'Banani DOHS', 'Banani', 'Old Banani', 'Sector 7', 'Sector 8', 'Turbanania'],
    (name) => [name],
  );

  test('whole, beginning, beginning of a word, middle', () => {
    expect(searchNames(index, 'banani', 10)).toEqual([
      'Banani',
      'Banani DOHS',
      'Lake Banani',
      'Old Banani',
      'Turbanania',
    ]);
  });

  test('a typing error is forgiven in words, not in numbers', () => {
    expect(searchNames(index, 'bananu', 10)).toContain('Banani');
    expect(searchNames(index, 'sector 7', 10)).toEqual(['Sector 7']);
    expect(searchNames(index, 'sextor 8', 10)).toEqual(['Sector 8']);
  });

  test('two letters in the wrong order are one typing error', () => {
    const cities = createNameIndex(['Savar', 'Dhaka', 'Khulna'], (name) => [name]);
    expect(searchNames(cities, 'dhkaa', 10)).toEqual(['Dhaka']);
    expect(searchNames(cities, 'khlu na', 10)).toEqual([]);
    expect(searchNames(cities, 'svaar', 10)).toEqual(['Savar']);
  });

  describe('several words, with the names of what lies around', () => {
    const places = createNameIndex(
      [
        { name: 'Banani', city: 'Dhaka' },
        { name: 'Banani DOHS', city: 'Dhaka' },
        { name: 'Banani', city: 'Bogura' },
        { name: 'Batali Hill', city: 'Chattogram' },
        { name: 'Sector 7', city: 'Dhaka' },
      ],
      ({ name }) => [name],
      ({ city }) => [city],
    );
    const find = (text: string) =>
      searchNames(places, text, 10).map(({ name, city }) => `${name}, ${city}`);

    test.each([
      ['banani bogura', ['Banani, Bogura']],
      ['bogura banani', ['Banani, Bogura']],
      ['dhaka banani', ['Banani, Dhaka', 'Banani DOHS, Dhaka']],
      ['dohs banani', ['Banani DOHS, Dhaka']],
      ['bnaani bogra', ['Banani, Bogura']],
      ['sector 7 dhaka', ['Sector 7, Dhaka']],
      ['sector 8 dhaka', []],
      ['batali chatt', ['Batali Hill, Chattogram']],
    ])('%s', (text, expected) => {
      expect(find(text)).toEqual(expected);
    });

    test('where nothing has every word, whole names among the words are found', () => {
      expect(find('banani chattogram')).toEqual(['Banani, Dhaka', 'Banani, Bogura']);
      expect(find('some unknown words')).toEqual([]);
    });

    test('what lies around alone is the weakest match', () => {
      expect(find('bogura')).toEqual(['Banani, Bogura']);
    });

    test('a text of very many words is not taken apart', () => {
      expect(find(`dhaka ${'banani '.repeat(12)}`)).toEqual([]);
    });
  });

  test('nothing asked, nothing found; never more than asked', () => {
    expect(searchNames(index, ' - ', 10)).toEqual([]);
    expect(searchNames(index, 'banani', 2)).toHaveLength(2);
  });
});

describe('distance', () => {
  const dhaka = { latitude: 23.7808, longitude: 90.4052 };
  const chattogram = { latitude: 22.3475, longitude: 91.8123 };

  test('Dhaka to Chattogram is some 215 km, there and back', () => {
    expect(distanceKm(dhaka, chattogram)).toBeCloseTo(214.8, 1);
    expect(distanceKm(chattogram, dhaka)).toBe(distanceKm(dhaka, chattogram));
    expect(distanceKm(dhaka, dhaka)).toBe(0);
  });

  test('half the earth', () => {
    const north = { latitude: 90, longitude: 0 };
    expect(distanceKm(north, { latitude: -90, longitude: 0 })).toBeCloseTo(Math.PI * 6371, 3);
  });

  test('within the radius, nearest first', () => {
    expect(findNearby([chattogram, dhaka], dhaka, 300).map(({ place }) => place)).toEqual([
      dhaka,
      chattogram,
    ]);
    expect(findNearby([chattogram], dhaka, 200)).toEqual([]);
    expect(findNearest([chattogram, dhaka], dhaka, 300)?.place).toBe(dhaka);
    expect(findNearest([], dhaka, 300)).toBeNull();
  });
});
