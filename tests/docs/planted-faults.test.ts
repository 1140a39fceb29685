/** A fault that no longer fits the source would be noticed by nobody and count as noticed. */
import { expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { read } from './repository-files.ts';

test.each(faults)(
  '$name: fits the source, and the page tells it',
  ({ name, file, find, tests }) => {
    expect(read(file).split(find)).toHaveLength(2);
    const page = read('docs/testing.md').replace(/ +\|/g, ' |');
    expect(page).toContain(`| ${name} | \`${tests}\` |`);
  },
);
