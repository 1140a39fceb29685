import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../../app/staff');
const HOME = path.join('tags', 'person-path.ts');

test('staff reach a person in one way from everywhere: person-link.tsx, by the path of person-path.ts', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const own = files
    .filter((file) => /\.tsx?$/.test(file) && file !== HOME)
    .filter((file) => readFileSync(path.join(FOLDER, file), 'utf8').includes('/staff/people/$'));
  expect(own).toEqual([]);
});
