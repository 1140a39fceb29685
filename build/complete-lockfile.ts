/**
 * `npm run lock`: npm writes a lock file without those optional packages for other platforms that it
 * could not read, and then `npm ci` refuses the file everywhere. This adds their names, versions and
 * platforms; they are fetched only where the platform fits.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingOptionalPackages } from './missing-optional-packages.ts';

const file = path.join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock.packages);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([one], [other]) =>
  one < other ? -1 : 1,
);
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
);
process.stdout.write(`${Object.keys(missing).length} optional packages added to the lock file\n`);
