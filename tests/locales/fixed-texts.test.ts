/** English texts that the requirements fix to the letter and quote on no page of theirs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeFile } from '../../build/locale-files.ts';

const FIXED = [
  ['setup', 'graduated', 'Graduation Completed'],
  ['profile', 'education.completed', 'Graduation Completed'],
] as const;

const read = (file: string): object => JSON.parse(readFileSync(localeFile('en', file), 'utf8'));

test.each(FIXED)('%s.%s', (file, key, text) => {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => Reflect.get(Object(part), name), read(file));
  expect(found).toBe(text);
});
