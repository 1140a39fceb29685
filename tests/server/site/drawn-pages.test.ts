/** Pages drawn by a stand-in for the build: statuses, data and what happens when drawing fails. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createJob } from '../setup/factories.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const dist = mkdtempSync(path.join(tmpdir(), 'porua-drawn-'));
let app: FastifyInstance;

/** Shows what it was given; a job it was not given, it asks for. */
const RENDERER = `export async function renderPage({ address, data }) {
  if (address.includes('category_id=5')) throw new Error('cannot draw');
  const [, jobId] = /job-details.(\\d+)/.exec(address) ?? [];
  const question = jobId
    ? { name: 'getJob', options: { params: { jobId: Number(jobId) } } }
    : { name: 'listJobs', options: { query: { per_page: 3 } } };
  const known = data.answers[JSON.stringify([question.name, question.options])];
  return {
    html: '<main>' + address + '</main>',
    head: [{ tag: 'title', text: 'A <b> page' }],
    isFound: !known?.error,
    unknown: known ? [] : [question],
    screens: [{ name: 'JobBoardPage', areas: ['board'] }],
  };
}`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js' },
  'start/early.ts': { file: 'assets/early.js' },
  'market/job-board/job-board-page.tsx': { file: 'assets/board.js', imports: ['index.html'] },
  '../locales/bn/market/board.json': { file: 'assets/board-bn.js' },
};
const files: Record<string, string> = {
  'app/index.html':
    '<html lang="%LANG%" data-theme="%THEME%"><!--head--><title>Porua</title><!--/head--><div id="app"><!--page-->empty<!--/page--></div><!--data--><!--/data--></html>',
  'app/assets/early.js': 'listen("<i>")',
  'app/assets/index.js': 'start()',
  'app/.vite/manifest.json': JSON.stringify(MANIFEST),
  'render/pages/pages.js': RENDERER,
  'render/pages/package.json': '{"type":"module"}',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  app = (await buildTestApp(context.database, {}, dist)).app;
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('a page has its head, its files, its data and the theme of its reader', async () => {
  const { body, statusCode, headers } = await get('/job-board?x=1&city_id=1&lang=bn', {
    cookie: 'theme=dark; lang=en',
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="bn" data-theme="dark">');
  expect(body).toContain('<title>A &lt;b&gt; page</title>');
  expect(body).toContain('<main>/job-board?city_id=1</main>');
  const early = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(early).toContain('listen("<i>")');
  const hash = createHash('sha256').update(early).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'self'`);
  const scripts = /id="scripts">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(scripts)).toEqual(['/assets/board-bn.js', '/assets/board.js']);
  // The first script reads the list when it runs.
  expect(body.indexOf('id="scripts"')).toBeLessThan(body.indexOf(early));
  // The largest is asked for while the page is still read.
  expect(body).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/index.js">',
  );
  expect(body.indexOf('modulepreload')).toBeLessThan(body.indexOf('<style>'));
  const written = /id="first-view">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(written)).toMatchObject({ lang: 'bn' });
});

test('the language an address names is remembered, and no other', async () => {
  const cookieFor = async (url: string, cookie = 'lang=en') =>
    (await get(url, { cookie })).headers['set-cookie'];
  expect(await cookieFor('/job-board?lang=bn')).toMatch(
    /^lang=bn; Max-Age=\d+; Path=\/; SameSite=Lax/,
  );
  expect(await cookieFor('/job-board?lang=bn')).not.toContain('HttpOnly');
  expect(await cookieFor('/job-board?lang=en')).toBeUndefined();
  expect(await cookieFor('/job-board?lang=xx')).toBeUndefined();
  expect(await cookieFor('/job-board')).toBeUndefined();
});

test('what somebody has written ends no script', async () => {
  const publicText = '</script><script>alert(1)</script>';
  const jobId = await createJob(context.database.db, { publicText });
  const { body } = await get(`/job-details/${jobId}?lang=en`);
  expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>');
  expect(body).not.toContain('<script>alert(1)');
});

test('who brings a session gets a page that begins in the browser, and no header of a guest', async () => {
  const answer = await get('/job-board?lang=en', { cookie: 'sid=somebody' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('empty');
  expect(answer.body).not.toContain('first-view');
});

test('a job has its status, drawn or not', async () => {
  const { db } = context.database;
  const live = await createJob(db);
  const gone = await createJob(db, { status: 'cancelled' });
  const never = await createJob(db, { status: 'pending', postedAt: null });
  expect((await get(`/job-details/${live}`)).statusCode).toBe(200);
  expect((await get(`/job-details/${gone}`)).statusCode).toBe(410);
  expect((await get(`/job-details/${never}`)).statusCode).toBe(404);
  expect((await get('/nothing')).statusCode).toBe(404);
});

test.each([
  ['closed', 29, 200],
  ['closed', 31, 410],
  ['rejected', 0, 410],
  ['hidden', 0, 404],
] as const)(
  'a job %s for %i days answers %i, with a session too',
  async (status, days, expected) => {
    const statusChangedAt = new Date(Date.now() - days * 86_400_000);
    const jobId = await createJob(context.database.db, { status, statusChangedAt });
    expect((await get(`/job-details/${jobId}`)).statusCode).toBe(expected);
    const signedIn = await get(`/job-details/${jobId}`, { cookie: 'sid=somebody' });
    expect(signedIn.statusCode).toBe(expected);
  },
);

test('what cannot be drawn begins in the browser, with the same status', async () => {
  const answer = await get('/job-board?category_id=5');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('empty');
  expect(answer.body).not.toContain('first-view');
});

test('without its database a page says so by its status', async () => {
  const other = await buildTestApp(context.database, {}, dist);
  vi.spyOn(other.services.answers, 'ask').mockRejectedValue(
    Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }),
  );
  const answer = await other.app.inject({
    url: '/job-board',
    headers: { accept: 'text/html' },
  });
  await other.app.close();
  expect(answer.statusCode).toBe(503);
});

test('of many at once some are drawn, and the rest begins in the browser', async () => {
  const pages = await Promise.all(
    Array.from({ length: 120 }, () => app.inject({ url: '/job-board?per_page=7' })),
  );
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const drawn = pages.filter(({ body }) => body.includes('<main>')).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(120);
  const alone = await app.inject({ url: '/job-board?per_page=7' });
  expect(alone.body).toContain('<main>');
});
