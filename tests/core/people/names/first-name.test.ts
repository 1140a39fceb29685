import { expect, test } from 'vitest';
import { firstName } from '#core/people/names/first-name.ts';

test.each([
  ['Md. Rahim Uddin', 'Rahim'],
  ['মোঃ রহিম উদ্দিন', 'রহিম'],
  ['Shamima Akter', 'Shamima'],
  ['  Nusrat ', 'Nusrat'],
  ['Md.', 'Md.'],
])('the first name of %s is %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
