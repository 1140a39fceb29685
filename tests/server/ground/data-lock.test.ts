import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeDataLock } from '#server/ground/db/data-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'porua-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a second server on the same data is refused with a sentence', () => {
  const unlock = takeDataLock(folder);
  expect(() => takeDataLock(folder)).toThrow(/Another Porua server \(process \d+\) uses the data/);
  unlock();
  takeDataLock(folder)();
});

test('the lock of a process that died is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(path.join(folder, 'porua.lock'), `${child.pid} 12345`);
  const unlock = takeDataLock(folder);
  expect(readFileSync(path.join(folder, 'porua.lock'), 'utf8')).toMatch(
    new RegExp(`^${process.pid} `),
  );
  unlock();
});

test('so is one whose process id now belongs to another process', () => {
  writeFileSync(path.join(folder, 'porua.lock'), `${process.ppid} 1`);
  takeDataLock(folder)();
});
