/** First views of the elements as the server sends them. Source: docs/embed.md, "First view". */
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createJob } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const HOSTILE = '</script><script>alert(1)</script><!--';
let jobId = 0;
beforeAll(async () => {
  const { db } = context.database;
  jobId = await createJob(db, { publicText: HOSTILE });
  await createHubTutor(db);
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/embed/fragment/${path}`, headers });
const dataOf = (body: string) =>
  z
    .object({
      version: z.string(),
      key: z.string(),
      now: z.number(),
      answer: z.unknown(),
      files: z.array(z.string()),
      css: z.string(),
    })
    .parse(JSON.parse(/<script type="application\/json">(.*)<\/script>$/s.exec(body)?.[1] ?? ''));

describe('a first view', () => {
  test('is HTML with links, its data and the names of its code', async () => {
    const { statusCode, headers, body } = await ask('job-board?page-size=3&lang=en');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, s-maxage=30, stale-while-revalidate=600');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain(`/job-details/${jobId}"`);
    const { answer, files, css } = dataOf(body);
    const sent = await context.app.inject('/api/job-board?per_page=3&lang=en');
    expect(answer).toEqual(sent.json());
    expect(files.length).toBeGreaterThan(2);
    expect(css).toContain(':host');
  });

  test.each(['job-board', 'tutor-hub', 'hire-tutor', 'assistant', 'job-detail'])(
    '%s is drawn in both languages, without a style a strict policy refuses',
    async (widget) => {
      for (const lang of ['en', 'bn']) {
        const { statusCode, body } = await ask(`${widget}?lang=${lang}&job-id=${jobId}`);
        expect([widget, lang, statusCode]).toEqual([widget, lang, 200]);
        expect(body).toContain(`lang="${lang}"`);
        expect(body).not.toMatch(/ style="/);
        expect(body).not.toMatch(/ on[a-z]+="/);
      }
    },
  );

  test('gives no text of a guardian the power to end its data', async () => {
    const { body } = await ask(`job-detail?job-id=${jobId}&lang=en`);
    expect(body).not.toContain('<script>alert');
    expect(dataOf(body).answer).toMatchObject({ id: jobId });
  });

  test('is known by its tag, and by nothing that only the page decides', async () => {
    const first = await ask('job-board?page-size=3&lang=en');
    const tag = String(first.headers.etag);
    expect((await ask('job-board?page-size=3&lang=en', { 'if-none-match': tag })).statusCode).toBe(
      304,
    );
    const other = await ask('job-board?lang=en&theme=dark&page-size=%203%20&city-id=x');
    expect(dataOf(other.body).key).toBe(dataOf(first.body).key);
    expect(other.headers.etag).toBe(tag);
  });

  test('follows what is written', async () => {
    const before = dataOf((await ask('job-board?lang=en')).body);
    await createJob(context.database.db);
    const after = dataOf((await ask('job-board?lang=en')).body);
    expect(after.answer).not.toEqual(before.answer);
  });

  test.each([
    ['no such job', 'job-detail?job-id=2000000000'],
    ['no id at all', 'job-detail?lang=en'],
    ['a filter with an unknown city', 'job-board?city-id=999999'],
    ['a button in the corner', 'assistant?mode=floating'],
    ['no such widget', 'nonsense'],
  ])('is empty for %s, so that the element says it', async (_name, path) => {
    const { statusCode, body } = await ask(path);
    expect([statusCode, body]).toEqual([204, '']);
  });

  test('refuses text no database takes', async () => {
    expect((await ask('tutor-hub?search=%00')).statusCode).toBe(400);
  });
});
