/**
 * Keeps the temporary files of a test run in memory, where the machine has room for them there: on a disk
 * a copy of the database took a second for each file of tests, in memory it takes a tenth of one. Imported
 * first by the configuration of a runner, before anything asks for `tmpdir()`; processes it starts inherit
 * the folder.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'porua-tests-';
/** For databases of 14 MB and more, a few at a time, profiles of browsers and pictures. */
const NEEDED_BYTES = 3 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** A run that was killed could not remove its own. */
function removeLeftOvers() {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}

function keepInMemory() {
  removeLeftOvers();
  const folder = path.join(MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as a user of its own where the tests run as root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

if (!tmpdir().startsWith(path.join(MEMORY, PREFIX)) && hasRoom()) keepInMemory();
