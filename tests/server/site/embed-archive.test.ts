/**
 * Tests that partners' pages get what they requested once for at least 180 days, whatever is built
 * meanwhile.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { EmbedArchive, KEEP_MS } from '#server/site/embed-archive/embed-archive.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const root = mkdtempSync(path.join(tmpdir(), 'porua-archive-'));
const dist = path.join(root, 'dist');
const dataDir = path.join(root, 'data');
const publicUrl = 'https://porua.example';
const versionsAnswer = z.object({
  current: z.string(),
  versions: z.record(z.string(), z.object({ path: z.string(), integrity: z.string() })),
});

beforeEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A new build, which leaves nothing of the one before. */
function build(name: string) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'embed/assets'), { recursive: true });
  writeFileSync(path.join(dist, 'embed/embed.js'), `${name} of __PORUA_ORIGIN__`);
  writeFileSync(path.join(dist, `embed/assets/${name}.js`), `chunk of ${name}`);
  writeFileSync(path.join(dist, `embed/assets/${name}.js.br`), 'compressed');
}

async function serve<Answer>(
  use: (get: (url: string) => Promise<{ statusCode: number; body: string }>) => Promise<Answer>,
  settings = {},
) {
  const overrides = { dataDir, publicUrl, ...settings };
  const { app } = await buildTestApp(context.database, overrides, dist);
  try {
    return await use((url) => app.inject({ url }));
  } finally {
    await app.close();
  }
}

const readVersions = (get: (url: string) => Promise<{ body: string }>) =>
  get('/embed/versions.json').then(({ body }) => versionsAnswer.parse(JSON.parse(body)));

test('a pinned version and its chunks outlive the builds after it, to the byte', async () => {
  build('first');
  const first = await serve(readVersions);
  const pinned = first.versions[first.current];
  build('second');
  await serve(async (get) => {
    const second = await readVersions(get);
    expect(second.current).not.toBe(first.current);
    expect(second.versions[first.current]).toEqual(pinned);
    const loader = await get(pinned?.path ?? '');
    expect([loader.statusCode, loader.body]).toEqual([200, `first of ${publicUrl}`]);
    const digest = createHash('sha384').update(loader.body).digest('base64');
    expect(pinned?.integrity).toBe(`sha384-${digest}`);
    expect((await get('/embed/assets/first.js')).body).toBe('chunk of first');
    expect((await get('/embed/assets/second.js')).body).toBe('chunk of second');
    expect((await get('/embed.js')).body).toBe(`second of ${publicUrl}`);
  });
});

test('another address of ours is another version; the one before keeps its own', async () => {
  build('first');
  const before = await serve(readVersions);
  await serve(
    async (get) => {
      expect((await get('/embed.js')).body).toBe('first of https://moved.example');
      const { path: address = '' } = before.versions[before.current] ?? {};
      expect((await get(address)).body).toBe(`first of ${publicUrl}`);
    },
    { publicUrl: 'https://moved.example/' },
  );
});

test('what nobody asked for in 180 days is forgotten, what is asked for stays', () => {
  let now = Date.UTC(2026, 10, 1);
  const open = () =>
    new EmbedArchive({
      built: path.join(dist, 'embed'),
      folder: path.join(dataDir, 'embed'),
      publicUrl,
      release: '1.0.0',
      now: () => now,
    });
  const names = (archive: EmbedArchive) => Object.keys(archive.published.versions);
  build('unused');
  const unused = open().current ?? '';
  build('pinned');
  const pinned = open().current ?? '';
  build('copied');
  const copied = open().current ?? '';
  build('newest');

  now += KEEP_MS - 1000;
  const archive = open();
  expect(names(archive)).toEqual(expect.arrayContaining([unused, pinned, copied]));
  archive.noteUse(pinned);
  archive.noteChunk('copied.js');
  archive.noteChunk('../../embed.js');

  now += 2000;
  const left = names(open());
  expect(left).toEqual(expect.arrayContaining([pinned, copied]));
  expect(left).not.toContain(unused);
});

test.each(['..%2fembed.js', 'none.js', '..%2f..%2fpackage.json', '.part'])(
  'nothing else can be read from it: %s',
  async (name) => {
    build('first');
    await serve(async (get) => {
      expect([400, 403, 404]).toContain((await get(`/embed/assets/${name}`)).statusCode);
      expect([400, 403, 404]).toContain((await get(`/embed/${name}/embed.js`)).statusCode);
    });
  },
);
