/** Addresses that search engines keep: of each name one, and never another. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANY_PLACE } from '#core/site/landing/landing-paths.ts';
import { toSlug } from '#core/site/landing/to-slug.ts';

interface Named {
  name: string;
  slug?: string;
}
const read = (list: string): Named[] =>
  JSON.parse(readFileSync(`server/ground/reference/${list}.json`, 'utf8'));
const slugsOf = (list: string) => read(list).map(({ name, slug }) => slug ?? toSlug(name));

test.each(['cities', 'categories', 'subjects'])('%s have readable slugs of their own', (list) => {
  const slugs = slugsOf(list);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('no city is called as what stands for all of them', () =>
  expect(slugsOf('cities')).not.toContain(ANY_PLACE));

test('what is linked stays: a changed name needs a way from its old address', () => {
  expect(slugsOf('categories')).toEqual([
    'bangla-medium',
    'english-version',
    'english-medium',
    'madrasah-medium',
    'religious-studies',
    'admission-test',
    'test-preparation',
    'language-learning',
    'arts',
    'professional-skill-development',
    'special-skill-development',
    'special-child-education',
  ]);
  expect(slugsOf('cities').slice(0, 12)).toEqual([
    'dhaka',
    'chattogram',
    'sylhet',
    'khulna',
    'rajshahi',
    'barishal',
    'rangpur',
    'mymensingh',
    'cumilla',
    'gazipur',
    'narayanganj',
    'savar',
  ]);
  expect(slugsOf('subjects')).toEqual(
    expect.arrayContaining([
      'bangla',
      'english',
      'general-math',
      'physics',
      'bangladesh-and-global-studies',
      'mathematics-b',
      'quran-recitation-nazera',
    ]),
  );
});
