/** The frame of the hire form: which pages may show it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPartner, switchPartner } from '#server/people/partners/register-partner.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const dist = mkdtempSync(path.join(tmpdir(), 'porua-dist-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(dist, 'embed'));
  writeFileSync(path.join(dist, 'embed/hire-contact.html'), '<html>contact</html>');
  app = (await buildTestApp(context.database, {}, dist)).app;
  const { db } = context.database;
  const origins = ['https://school.example', 'https://www.school.example'];
  await registerPartner(db, { siteId: 'school', name: 'School', origins });
  await registerPartner(db, { siteId: 'closed', name: 'Closed', origins });
  await switchPartner(db, 'closed', false, new Date());
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/embed/frame/hire-contact${query}`, headers });
const ancestors = (answer: Awaited<ReturnType<typeof get>>) =>
  String(answer.headers['content-security-policy']).match(/frame-ancestors [^;]*/)?.[0];

test('is shown by the pages of its site only, and leaves no trace', async () => {
  const answer = await get('?site=school&origin=https%3A%2F%2Fother.example&lang=bn&theme=auto', {
    'sec-fetch-dest': 'iframe',
  });
  expect([answer.statusCode, answer.body]).toEqual([200, '<html>contact</html>']);
  expect(ancestors(answer)).toBe(
    'frame-ancestors https://school.example https://www.school.example',
  );
  const { headers } = answer;
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self'");
});

test.each([
  '',
  '?site=',
  '?site=nobody',
  '?site=closed',
  '?site=*',
  '?site=A%00b',
  '?site=a&site=b',
])('nobody may show it for "%s"', async (query) => {
  const answer = await get(query);
  expect([answer.statusCode, ancestors(answer)]).toEqual([200, "frame-ancestors 'none'"]);
});

test.each(['document', 'object', 'embed', 'empty', 'script'])(
  'is not there as %s',
  async (dest) => {
    const answer = await get('?site=school', { 'sec-fetch-dest': dest });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
