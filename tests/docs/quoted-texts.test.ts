/** Texts that the requirements quote are those people read. */
import { expect, test } from 'vitest';
import { allFiles, pages, prose, read } from './repository-files.ts';

/** `{n}` in a page, `{{count}}` in a text: the name of a value says nothing to its reader. */
const withoutNames = (text: string) => text.replace(/\{+\w+\}+/g, '{}').replace(/<\/?\w+>/g, '');

const valuesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(valuesOf);

const texts = allFiles
  .filter((file) => /^locales\/en\/.*\.json$/.test(file))
  .flatMap((file) => valuesOf(JSON.parse(read(file))))
  .map(withoutNames);

const requirements = pages.filter((page) => page.startsWith('docs/requirements/'));

test.each(requirements)('%s', (page) => {
  // What follows the name of a page is a heading.
  const text = prose(page).replace(/\.md`, "[^"]+"/g, '');
  const quoted = [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
  const missing = quoted.filter((words) => !texts.some((one) => one.includes(withoutNames(words))));
  expect(missing).toEqual([]);
});
