/** The pages a partner's page opens in a window of its own, and how they differ from all others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { popupPaths } from '#server/start/routes/popup-pages.ts';
import { createAccount, signInAs } from '../setup/accounts.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const dist = mkdtempSync(path.join(tmpdir(), 'porua-dist-'));
let app: FastifyInstance;

beforeAll(async () => {
  for (const [file, text] of [
    ['app/index.html', '<html lang="%LANG%" data-theme="%THEME%"><title>Porua</title></html>'],
    ['embed/frame.html', '<html>frame</html>'],
    ['embed/hire-contact.html', '<html><title>Porua</title></html>'],
  ] as const) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  app = (await buildTestApp(context.database, {}, dist)).app;
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe.each(popupPaths)('%s', (url) => {
  test('is a page of ours, without an opener policy and without a trace of the address', async () => {
    const { statusCode, headers, body } = await get(`${url}?site=tea&state=x`, opened);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Porua</title>');
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('runs our own files only', async () => {
    const policy = String((await get(url)).headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:|nonce/);
  });

  test.each<[string, Record<string, string>]>([
    ['an iframe', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['an object', { 'sec-fetch-dest': 'object', 'sec-fetch-mode': 'navigate' }],
    ['an embed', { 'sec-fetch-dest': 'embed', 'sec-fetch-mode': 'no-cors' }],
    ['a frame', { 'sec-fetch-dest': 'frame' }],
    ['a fetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a script', { 'sec-fetch-mode': 'no-cors' }],
    ['a prefetch', { ...opened, 'sec-purpose': 'prefetch' }],
    ['a prerendering', { ...opened, 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', { purpose: 'prefetch' }],
  ])('is not there for %s', async (_name, headers) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('<html');
  });

  test('opens in browsers that do not say how they ask', async () => {
    expect((await get(url)).statusCode).toBe(200);
  });

  test('does not tell whether somebody is signed in', async () => {
    const browser = await signInAs(app, await createAccount(context.database.db));
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const visible = async (headers: Record<string, string>) => {
      const answer = await get(url, { ...opened, ...headers });
      const { date: _date, 'x-request-id': _id, ...rest } = answer.headers;
      return [answer.statusCode, rest, answer.body];
    };
    expect(await visible({ cookie })).toEqual(await visible({}));
  });

  test('cannot be posted to', async () => {
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});

test.each(['/', '/auth/signin', '/job-board', '/tutor', '/nothing/here', '/embed/frame/job-board'])(
  '%s keeps its opener policy',
  async (url) => {
    const { headers } = await get(url, opened);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('frame-ancestors');
  },
);

test.each(['/embed/connect/', '/embed/connect/x', '/embed/apply.html', '/embed/other'])(
  '%s is no page',
  async (url) => {
    expect((await get(url, opened)).statusCode).toBe(404);
  },
);
