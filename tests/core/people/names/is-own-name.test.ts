import { expect, test } from 'vitest';
import { isOwnName } from '#core/people/names/is-own-name.ts';

test.each([
  ['Rafiq Hasan', true],
  ['  md.  RAFIQ   hasan ', true],
  ['রফিক হাসান', true],
  ['মোঃ রফিক হাসান', true],
  ['Rafiq', false],
  ['Rafiqul Hasan', false],
  ['Md.', false],
  [' ', false],
])('%j is the own name: %s', (typed, is) => {
  expect(isOwnName(typed, ['Md. Rafiq Hasan', 'রফিক হাসান', ''])).toBe(is);
});
