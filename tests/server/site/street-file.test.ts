import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#server/ground/config/config.ts';
import { createStreetFile } from '#server/ground/services/street-file.ts';
import { makeStreetFile, type Shape } from '../../setup/write-street-file.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const dataDir = mkdtempSync(path.join(tmpdir(), 'porua-streets-'));
const file = path.join(dataDir, 'map.pmtiles');

const AREA = { west: 90.35, south: 23.7, east: 90.45, north: 23.85, minZoom: 10, maxZoom: 14 };
const earth: Shape = {
  type: 'Feature',
  properties: { kind: 'earth' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [90.3, 23.6],
        [90.5, 23.6],
        [90.5, 23.9],
        [90.3, 23.9],
        [90.3, 23.6],
      ],
    ],
  },
};
const street = (name: string): Shape => ({
  type: 'Feature',
  properties: { kind: 'major_road', name },
  geometry: {
    type: 'LineString',
    coordinates: [
      [90.36, 23.78],
      [90.44, 23.78],
    ],
  },
});
const fileWith = (name: string) =>
  makeStreetFile({ ...AREA, layers: { earth: [earth], roads: [street(name)] } });
const bytes = fileWith('Mirpur Road');

let app: FastifyInstance;
beforeAll(async () => {
  app = (await buildTestApp(context.database, { dataDir })).app;
});
afterEach(() => rmSync(file, { recursive: true, force: true }));
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method });
const put = (content: Buffer | string) => {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
};
/** A server that has given no answer yet: one is remembered for half a minute. */
const streetsOf = async (overrides: Parameters<typeof buildTestApp>[1] = {}) => {
  const other = await buildTestApp(context.database, { dataDir, ...overrides });
  const answer = await other.app.inject({ url: '/api/map-style' });
  await other.app.close();
  return answer.json().streets;
};

test('ranges of the file, as it is, whatever may be packed', async () => {
  put(bytes);
  const packing = { 'accept-encoding': 'br, gzip' };
  const first = await get('/map.pmtiles', { ...packing, range: 'bytes=0-126' });
  expect(first.statusCode).toBe(206);
  expect(first.headers).toMatchObject({
    'content-range': `bytes 0-126/${bytes.length}`,
    'content-length': '127',
    'content-type': 'application/vnd.pmtiles',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[\w-]{16}"$/),
  });
  expect(first.headers['content-encoding']).toBeUndefined();
  expect(first.headers['cache-control']).toContain('no-transform');
  expect(first.rawPayload).toEqual(bytes.subarray(0, 127));
  const middle = await get('/map.pmtiles', { range: 'bytes=130-' });
  expect(middle.rawPayload).toEqual(bytes.subarray(130));
  const end = await get('/map.pmtiles', { range: 'bytes=-20' });
  expect(end.headers['content-range']).toBe(
    `bytes ${bytes.length - 20}-${bytes.length - 1}/${bytes.length}`,
  );
  expect(end.rawPayload).toEqual(bytes.subarray(-20));
  // A browser asks for the first 16 KB whatever its size.
  const most = await get('/map.pmtiles', { range: 'bytes=100-999999999' });
  expect(most.headers['content-range']).toBe(`bytes 100-${bytes.length - 1}/${bytes.length}`);
  const all = await get('/map.pmtiles', { range: 'bytes=0-999999999' });
  expect([all.statusCode, all.rawPayload.length]).toEqual([206, bytes.length]);
  for (const range of ['bytes=5-3', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'none']) {
    const whole = await get('/map.pmtiles', { ...packing, range });
    expect([range, whole.statusCode]).toEqual([range, 200]);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.rawPayload).toEqual(bytes);
  }
});

test('a range beyond the end is 416 with the length', async () => {
  put(bytes);
  for (const range of [`bytes=${bytes.length}-`, 'bytes=-0', 'bytes=99999999-999999999']) {
    const beyond = await get('/map.pmtiles', { range });
    expect([range, beyond.statusCode]).toEqual([range, 416]);
    expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
  }
});

test('its tag is of its content: what is known is not sent again, and parts of two are not mixed', async () => {
  put(bytes);
  const { headers } = await get('/map.pmtiles', {}, 'HEAD');
  expect(headers['content-length']).toBe(String(bytes.length));
  const etag = String(headers.etag);
  const tag = etag.slice(1, -1);
  expect(await streetsOf()).toBe(`/map.pmtiles?v=${tag}`);
  const known = await get('/map.pmtiles', { 'if-none-match': etag });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect((await get(`/map.pmtiles?v=${tag}`)).headers['cache-control']).toContain('immutable');
  expect((await get('/map.pmtiles?v=other')).headers['cache-control']).toContain('max-age=60');

  put(fileWith('Begum Rokeya Avenue'));
  const range = 'bytes=0-9';
  const changed = await get('/map.pmtiles', { range, 'if-none-match': etag, 'if-range': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  const again = { range, 'if-range': String(changed.headers.etag) };
  expect((await get('/map.pmtiles', again)).statusCode).toBe(206);
  expect(await streetsOf()).not.toContain(tag);
});

test('without the file, and with the style of the operator, maps are given no streets', async () => {
  expect(await streetsOf()).toBeNull();
  expect((await get('/map.pmtiles', { range: 'bytes=0-9' })).statusCode).toBe(404);
  put(bytes);
  const { map } = parseConfig({ MAP_STYLE_URL: 'https://maps.example/style.json' });
  expect(await streetsOf({ map })).toBeNull();
});

test('a file that maps cannot draw counts as none, and the log says why, once', async () => {
  const said: string[] = [];
  const streets = createStreetFile(
    dataDir,
    (_details, message) => said.push(message),
    (details, message) => said.push(`${message}: ${'err' in details ? details.err : ''}`),
  );
  const raster = Buffer.from(bytes);
  raster.writeUInt8(2, 99);
  const packed = Buffer.from(bytes);
  packed.writeUInt8(4, 98);
  const bad: [Buffer | string, string][] = [
    ['', 'It is too short'],
    ['<!doctype html><title>Not found</title>'.repeat(20), 'Wrong magic number'],
    [bytes.subarray(0, bytes.length - 10), `It ends after ${bytes.length - 10} bytes`],
    [raster, 'not vector tiles'],
    [packed, 'cannot unpack'],
    [
      makeStreetFile({ ...AREA, layers: { land: [earth], transportation: [street('')] } }),
      'No layer earth, roads as Protomaps has it',
    ],
  ];
  for (const [content, reason] of bad) {
    put(content);
    said.length = 0;
    expect([reason, await streets.readTag()]).toEqual([reason, null]);
    expect(await streets.readTag()).toBeNull();
    expect(said).toEqual([expect.stringContaining(reason)]);
    expect((await get('/map.pmtiles', { range: 'bytes=0-9' })).statusCode).toBe(404);
    expect(await streetsOf()).toBeNull();
  }
  rmSync(file);
  mkdirSync(file);
  expect(await streets.readTag()).toBeNull();
});

test('a file that comes, goes and comes again while the server runs', async () => {
  const said: string[] = [];
  const note = (_details: object, message: string) => said.push(message);
  const streets = createStreetFile(dataDir, note, note);
  expect(await streets.readTag()).toBeNull();
  expect(said).toEqual([]);
  put(bytes);
  const tag = await streets.readTag();
  expect(tag).not.toBeNull();
  rmSync(file);
  expect(await streets.readTag()).toBeNull();
  expect(await streets.open()).toBeNull();
  put(bytes);
  expect(await streets.readTag()).toBe(tag);
  expect(said).toEqual([
    'Maps draw streets from this file',
    'The file with the streets of the map is gone',
    'Maps draw streets from this file',
  ]);
});
