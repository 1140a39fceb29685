/** HTML pages and built files, with a small stand-in for what the build writes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorAnswer } from '#core/ground/api/error.ts';
import { buildDemoSite } from '#server/demo/demo-site.ts';
import { createJob } from '../setup/factories.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const dist = mkdtempSync(path.join(tmpdir(), 'porua-dist-'));
let app: FastifyInstance;

const files: Record<string, string> = {
  'app/index.html': '<html lang="%LANG%" data-theme="%THEME%"><title>Porua</title></html>',
  'app/icon.svg': '<svg/>',
  'app/sw.js': 'keeps pages',
  'app/push-worker.js': 'shows messages',
  'app/assets/main-abc.js': `console.info("${'x'.repeat(100)}")`,
  'embed/embed.js': 'loader of __PORUA_ORIGIN__',
  'embed/frame-job-board.html': '<html>frame</html>',
  'embed/assets/chunk-abc.js': 'chunk',
  'embed/.vite/manifest.json': 'internal',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  const script = files['app/assets/main-abc.js'] ?? '';
  writeFileSync(path.join(dist, 'app/assets/main-abc.js.gz'), gzipSync(script));
  app = (await buildTestApp(context.database, {}, dist)).app;
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const html = { accept: 'text/html,application/xhtml+xml' };

describe('the worker of our pages', () => {
  test('is asked for each time and may fetch from us alone', async () => {
    const { body, headers } = await get('/sw.js');
    expect(body).toBe('keeps pages');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
  });

  test('gives way to one that leaves, where reading offline is switched off', async () => {
    const without = await buildTestApp(context.database, { offlineReading: false }, dist);
    const { body, headers } = await without.app.inject({ url: '/sw.js' });
    expect(body).toContain('unregister');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    const page = await without.app.inject({ url: '/', headers: html });
    expect(page.body).toContain('<html data-no-worker lang=');
    expect((await get('/', html)).body).not.toContain('data-no-worker');
    await without.app.close();
  });

  test('keeps nothing there, but stays for push messages where they are set up', async () => {
    const vapid = { publicKey: 'public', privateKey: 'private', subject: 'mailto:a@b.bd' };
    const config = { offlineReading: false, vapid };
    const without = await buildTestApp(context.database, config, dist);
    const { body, headers } = await without.app.inject({ url: '/sw.js' });
    expect(body).toBe('shows messages');
    expect(headers['cache-control']).toBe('no-cache');
    await without.app.close();
  });
});

describe('app pages', () => {
  // Pages of who is signed in are not drawn here: their status is looked up.
  test.each([
    '/tuition-jobs/nowhere/nothing',
    '/tuition-jobs/dhaka/NO%20SUCH',
    '/tutors/dhaka/nothing',
  ])('%s is missing for who is signed in too', async (url) => {
    const { statusCode } = await get(url, { ...html, cookie: 'sid=somebody' });
    expect(statusCode).toBe(404);
  });

  test.each([
    ['/', 200],
    ['/job-board', 200],
    ['/job-board?city_id=1', 200],
    ['/job-details', 404],
    ['/job-details/abc', 404],
    ['/job-details/0', 404],
    ['/job-details/987654', 404],
    ['/job-details/99999999999', 404],
    ["/job-details/1'--", 404],
    ['/privacy', 404],
    ['/auth/signin', 200],
    ['/nothing/here', 404],
    ['/job-boards', 404],
  ])('%s is the app with status %i', async (url, status) => {
    const answer = await get(url, html);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<title>Porua</title>');
  });

  test.each([
    ['/job-board/', '/job-board'],
    ['/job-board/?city_id=1', '/job-board?city_id=1'],
    ['/job-details/007', '/job-details/7'],
    ['/job-details/007/?lang=bn', '/job-details/7?lang=bn'],
    ['/parent/', '/parent/dashboard'],
    ['/parent/settings', '/parent/dashboard/profile/settings'],
    ['/parent/bag', '/parent/dashboard/payment/invoice'],
    ['/parent/course', '/parent/dashboard/teachers/my-tutor'],
    ['/parent/report', '/parent/dashboard/payment/statement'],
    ['/parent/dashboard/manage-tutor/routine', '/parent/dashboard/teachers/my-tutor'],
    ['/parent/dashboard/manage-tutor/job-details', '/parent/dashboard/teachers/my-tutor'],
    ['/parent/dashboard/manage-tutor/messages', '/parent/dashboard/teachers/my-tutor'],
    ['/parent/dashboard/manage-coach/job-details', '/parent/dashboard/teachers/my-coach'],
    ['/parent/dashboard/online-lesson/view', '/parent/dashboard/online-lesson'],
    ['/tutor/my-students/routine', '/tutor/my-students'],
    ['/tutor/my-students/messages', '/tutor/my-students'],
    ['/tutor/live-tutoring', '/tutor/live-tutoring/upcoming'],
    ['/tutor/live-tutoring/view', '/tutor/live-tutoring/upcoming'],
    ['/tutor/job-history', '/tutor/job-history/applied-jobs'],
    ['/tutor/tutoring-request', '/tutor/tutoring-request/pending'],
  ])('%s is another spelling of %s', async (url, right) => {
    const answer = await get(url, html);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers['location']).toBe(right);
  });

  test('a job that is or was on the board is there, another is not', async () => {
    const { db } = context.database;
    const live = await createJob(db);
    const closed = await createJob(db, { status: 'closed' });
    const pending = await createJob(db, { status: 'pending', postedAt: null });
    const rejected = await createJob(db, { status: 'rejected' });
    const statusOf = async (path: string) => {
      const answer = await get(path, html);
      expect(answer.body).toContain('<title>Porua</title>');
      return answer.statusCode;
    };
    expect(await statusOf(`/job-details/${live}`)).toBe(200);
    expect(await statusOf(`/job-details/${live}?from=mail`)).toBe(200);
    expect(await statusOf(`/job-details/${closed}`)).toBe(200);
    expect(await statusOf(`/job-details/${pending}`)).toBe(404);
    expect(await statusOf(`/job-details/${rejected}`)).toBe(410);
  });

  test('without its database the page of a job still comes, as not available', async () => {
    const other = await buildTestApp(context.database, {}, dist);
    vi.spyOn(other.services.db, 'select').mockImplementation(() => {
      throw new Error('Failed query: select …');
    });
    const answer = await other.app.inject({ url: '/job-details/1', headers: html });
    vi.restoreAllMocks();
    await other.app.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<title>Porua</title>');
  });

  test.each([
    [{}, 'bn', 'auto'],
    [{ 'accept-language': 'en-US,en' }, 'en', 'auto'],
    [{ cookie: 'lang=en; theme=dark' }, 'en', 'dark'],
    [{ cookie: 'lang=bn; theme=light', 'accept-language': 'en' }, 'bn', 'light'],
    [{ cookie: 'lang=%22%3E; theme=%22%3E%3Cscript%3E' }, 'bn', 'auto'],
  ])('with %o it starts in %s, %s', async (headers, lang, theme) => {
    const answer = await get('/', { ...html, ...headers });
    expect(answer.body).toContain(`<html lang="${lang}" data-theme="${theme}">`);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['vary']).toMatch(/cookie/);
  });

  test('may load our own files and one video frame, and may not be framed', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    // The exceptions: an element as partners see it, and a tutor's intro video, in a frame
    // (docs/decisions/0010-tutor-hub-on-pages.md).
    const video = "frame-src 'self' https://www.youtube-nocookie.com;";
    expect(policy).toContain(video);
    const rest = policy.replace('wasm-unsafe-eval', '').replace(video, '');
    expect(rest).not.toMatch(/unsafe|\*|https?:/);
    expect((await get('/', html)).headers['x-frame-options']).toBe('DENY');
  });

  test('an unknown address of the API stays JSON even for a browser', async () => {
    for (const url of ['/api/nothing', '/embed/nothing', '/docs/nothing'])
      expect(errorAnswer.parse((await get(url, html)).json()).code).toBe('not_found');
  });
});

describe('built files', () => {
  test('are kept for ever and sent compressed', async () => {
    const answer = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['vary']).toMatch(/accept-encoding/);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect((await get('/assets/main-abc.js')).body).toBe(files['app/assets/main-abc.js']);
  });

  test.each([
    '/assets/none.js',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/embed/assets/../.vite/manifest.json',
    '/embed/.vite/manifest.json',
    '/embed/..%2f..%2f/embed.js',
    '/none.svg',
  ])('%s is not there', async (url) => {
    const answer = await get(url);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control'] ?? '').not.toMatch(/max-age/);
    expect(answer.body).not.toMatch(/internal|devDependencies/);
  });

  test('the icon', async () => {
    expect((await get('/icon.svg')).headers['content-type']).toMatch(/svg/);
  });
});

describe('embed files', () => {
  test.each([
    ['/embed.js', /^loader of http:\/\/localhost:8080$/, /max-age=300/],
    ['/embed/versions.json', /"integrity":"sha384-/, /max-age=300/],
    ['/embed/assets/chunk-abc.js', /^chunk$/, /immutable/],
  ])('%s may be loaded by any page', async (url, body, cache) => {
    const answer = await get(url, { origin: 'https://partner.example' });
    expect(answer.body).toMatch(body);
    expect(answer.headers['cache-control']).toMatch(cache);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('the frame page may be framed by anybody, for known widgets alone', async () => {
    const answer = await get('/embed/frame/job-board?city-id=1');
    expect(answer.body).toBe(files['embed/frame-job-board.html']);
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect((await get('/embed/frame/sign-in')).statusCode).toBe(404);
    expect((await get('/embed/frame/sign-in')).headers['x-frame-options']).toBe('DENY');
  });
});

test('before the first build the page says what to do', async () => {
  const { app: unbuilt } = await buildTestApp(context.database, {}, path.join(dist, 'none'));
  const answer = await unbuilt.inject({ url: '/', headers: html });
  await unbuilt.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build');
});

test('the API reference brings its own script and runs no other inline one', async () => {
  const page = await get('/docs/api/');
  const policy = String(page.headers['content-security-policy']);
  expect(page.statusCode).toBe(200);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(page.body).not.toMatch(/https?:\/\//);
  expect((await get('/docs/api/js/scalar.js')).headers['content-type']).toMatch(/javascript/);
});

describe('demo partner site', () => {
  test('fills in our address and gives pages their own headers', async () => {
    const site = await buildDemoSite({ publicUrl: 'https://porua.example' });
    const page = await site.inject({ url: '/csp.html' });
    expect(page.body).toContain('https://porua.example/embed.js');
    expect(page.body).not.toContain('{{HOST}}');
    expect(page.headers['content-security-policy']).toContain('https://porua.example');
    expect((await site.inject({ url: '/' })).body).toContain('blog.html');
    for (const url of ['/none.html', '/..%2fdata%2fnames.json', '/headers.json'])
      expect((await site.inject({ url })).statusCode).toBe(404);
    await site.close();
  });
});
