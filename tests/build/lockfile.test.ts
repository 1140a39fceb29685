import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingOptionalPackages } from '../../build/missing-optional-packages.ts';

const lock = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);

test('the lock file knows the packages of every platform, or `npm ci` refuses it: run `npm run lock`', () => {
  expect(Object.keys(missingOptionalPackages(lock.packages))).toEqual([]);
});

test('the lock file names no download addresses', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved":');
});
