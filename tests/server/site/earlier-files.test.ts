/** A tab that was open while a new build came still gets the files of its own. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { EarlierFiles, KEEP_MS } from '#server/site/pages/earlier-files.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const root = mkdtempSync(path.join(tmpdir(), 'porua-kept-'));
const dist = path.join(root, 'dist');
const dataDir = path.join(root, 'data');
const built = path.join(dist, 'app/assets');
const folder = path.join(dataDir, 'app');

beforeEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Nothing of the build before is left. */
function build(name: string) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  for (const file of [`page-${name}.js`, `page-${name}.js.br`, 'shared.js'])
    writeFileSync(path.join(built, file), file);
}

async function get(url: string) {
  const { app } = await buildTestApp(context.database, { dataDir }, dist);
  try {
    return await app.inject({ url });
  } finally {
    await app.close();
  }
}

test('a file of an earlier build is there, to the byte and for good', async () => {
  build('first');
  expect((await get('/assets/page-first.js')).statusCode).toBe(200);
  build('second');
  const kept = await get('/assets/page-first.js');
  expect([kept.statusCode, kept.body]).toEqual([200, 'page-first.js']);
  expect(kept.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(kept.headers['cache-control']).toContain('immutable');
  expect((await get('/assets/page-second.js')).body).toBe('page-second.js');
});

test('what never was is missing, and nobody keeps that', async () => {
  build('first');
  for (const file of ['page-third.js', '..%2Fbuilds', '%2e%2e/builds']) {
    const { statusCode, headers } = await get(`/assets/${file}`);
    expect(statusCode, file).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('an earlier build goes 30 days after the next one came, however long it was served', () => {
  let now = Date.UTC(2026, 0, 1);
  const serve = (name: string) => {
    build(name);
    return new EarlierFiles({ built, folder, now: () => now });
  };
  serve('first');
  now += 3 * KEEP_MS;
  expect(serve('second').has('page-first.js')).toBe(true);
  now += KEEP_MS - 1000;
  expect(serve('second').has('page-first.js')).toBe(true);
  serve('third');
  now += KEEP_MS + 1000;
  expect(serve('third').has('page-first.js')).toBe(false);
  expect(readdirSync(path.join(folder, 'assets'))).not.toContain('page-first.js.br');
});

test('a file that a build beside takes away while the server starts is left out', () => {
  build('first');
  // Listed, and gone when it is read.
  symlinkSync(path.join(built, 'gone'), path.join(built, 'page-gone.js'));
  const files = new EarlierFiles({ built, folder });
  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual([
    'page-first.js',
    'page-first.js.br',
    'shared.js',
  ]);
  build('second');
  expect(new EarlierFiles({ built, folder }).has('page-first.js')).toBe(true);
  expect(files.has('page-gone.js')).toBe(false);
});
