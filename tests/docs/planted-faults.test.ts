/** A fault that no longer fits the source would be noticed by nobody and count as noticed. */
import { expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { withFaults } from '../faults/write-page.ts';
import { read } from './repository-files.ts';

test.each(faults)('$name: fits the source', ({ file, find }) => {
  expect(read(file).split(find)).toHaveLength(2);
});

test('the table of docs/testing.md is that of the list: run `npm run faults:page`', () => {
  expect(read('docs/testing.md')).toBe(withFaults(read('docs/testing.md')));
});
