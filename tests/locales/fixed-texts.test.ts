/** English texts that the requirements fix to the letter and quote on no page of theirs. */
import { expect, test } from 'vitest';
import { readArea } from '../../build/locale-files.ts';

const FIXED = [
  ['setup', 'graduated', 'Graduation Completed'],
  ['profile', 'education.completed', 'Graduation Completed'],
] as const;

test.each(FIXED)('%s.%s', (file, key, text) => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => Reflect.get(Object(part), name),
      JSON.parse(readArea('en', file)),
    );
  expect(found).toBe(text);
});
