import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#server/ground/config/config.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const dist = mkdtempSync(path.join(tmpdir(), 'porua-forms-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(dist, 'app'));
  writeFileSync(path.join(dist, 'app/index.html'), '<html lang="%LANG%"></html>');
  const { outsideForms, map } = parseConfig({
    MAP_STYLE_URL: 'https://maps.example/style.json',
    MAP_HOSTS: 'https://tiles.example',
    FORM_HOSTS: 'camp=https://forms.example/f/camp, ielts=https://forms.example/f/ielts',
  });
  app = (await buildTestApp(context.database, { outsideForms, map }, dist)).app;
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

test('a form the operator names has its address, another none', async () => {
  const known = await app.inject({ url: '/api/forms/camp' });
  expect(known.json()).toEqual({ url: 'https://forms.example/f/camp' });
  for (const title of ['other', 'default', 'Camp', 'https:%2F%2Fevil.example'])
    expect((await app.inject({ url: `/api/forms/${title}` })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  expect((await context.app.inject({ url: '/api/forms/camp' })).statusCode).toBe(404);
});

test('pages may frame its host, and only then', async () => {
  const policyOf = async (server: FastifyInstance) =>
    (await server.inject({ url: '/', headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ];
  expect(await policyOf(app)).toContain(
    "frame-src https://forms.example 'self' https://www.youtube-nocookie.com;",
  );
  expect(await policyOf(context.app)).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com;",
  );
});

test('a map of the operator is named, and pages may fetch it, and only then', async () => {
  const policyOf = async (server: FastifyInstance) =>
    (await server.inject({ url: '/', headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ];
  expect((await app.inject({ url: '/api/map-style' })).json()).toEqual({
    url: 'https://maps.example/style.json',
    streets: null,
  });
  expect((await context.app.inject({ url: '/api/map-style' })).json()).toEqual({
    url: null,
    streets: null,
  });
  const hosts = 'https://maps.example https://tiles.example';
  expect(await policyOf(app)).toContain(`connect-src 'self' ${hosts};`);
  expect(await policyOf(app)).toContain(`img-src 'self' data: blob: ${hosts};`);
  expect(await policyOf(context.app)).toContain("connect-src 'self';");
});
