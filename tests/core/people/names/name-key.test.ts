import { expect, test } from 'vitest';
import {
  nameWords,
  storedNameKeys,
  toNameKey,
  wantedNameKeys,
} from '#core/people/names/name-key.ts';

const keyOf = (name: string) => nameWords(name).map(toNameKey).join(' ');

test.each([
  ['Rahman', 'Rohman', 'রহমান'],
  ['Karim', 'Kareem', 'করিম'],
  ['Nusrat', 'Nusrot', 'নুসরাত'],
  ['Chowdhury', 'Choudhury', 'চৌধুরী'],
  ['Ayesha', 'Aisha', 'আয়েশা'],
  ['Fatema', 'Fatemah', 'ফাতেমা'],
  ['Akter', 'Akhter', 'আক্তার'],
  ['Tanvir', 'Tanveer', 'তানভীর'],
  ['Abdullah', 'Abdulla', 'আব্দুল্লাহ'],
  ['Md. Zahid Hasan', 'Jahid Hasan', 'মোঃ জাহিদ হাসান'],
])('%s, %s and %s are one name', (...spellings) => {
  const keys = new Set(spellings.map(keyOf));
  expect(keys.size).toBe(1);
});

test.each([
  ['Rahman', 'Rahim'],
  ['Karim', 'Kamal'],
  ['Shamim', 'Shamima'],
  ['Mina', 'Mim'],
])('%s is not %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

const finds = (typed: string, name: string, way: 'exact' | 'tolerant') => {
  const stored = storedNameKeys(name);
  return wantedNameKeys(nameWords(typed))[way].every((keys) =>
    keys.some((key) => stored.includes(key)),
  );
};

test('a beginning is enough, an error is not exact', () => {
  expect(finds('nusr', 'Nusrat Jahan', 'exact')).toBe(true);
  expect(finds('jahan nusrat', 'Nusrat Jahan', 'exact')).toBe(true);
  expect(finds('nasrat', 'Nusrat Jahan', 'exact')).toBe(false);
  expect(finds('nasrat', 'Nusrat Jahan', 'tolerant')).toBe(true);
  expect(finds('kamal', 'Nusrat Jahan', 'tolerant')).toBe(false);
});

test('a long name keeps to a bound', () => {
  expect(storedNameKeys('a'.repeat(50).concat(' b'.repeat(40))).length).toBeLessThan(60);
  expect(storedNameKeys('')).toEqual([]);
});
