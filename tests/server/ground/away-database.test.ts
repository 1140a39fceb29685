/**
 * Tests what people get while the database is away, the disk is full or the server is told to stop.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createAnswerMemory } from '#server/ground/services/answer-memory.ts';
import { createHealth } from '#server/ground/services/health.ts';
import { createBrowser } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { failStatement } from '../setup/failing-database.ts';
import { createHubTutor } from '../setup/hub.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const a = { key: 'a', parts: ['jobs'] } as const;
const away = () => Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' });

describe('a public read', () => {
  test('is answered from memory, says so, and is of now again when the database is back', async () => {
    const jobId = await createJob(context.database.db);
    const { tutorid } = await createHubTutor(context.database.db);
    const urls = [`/api/job-board/${jobId}`, '/api/job-board', `/api/hub/tutor-profile/${tutorid}`];
    for (const url of urls) {
      const { app } = await buildTestApp(context.database);
      const ask = () => createBrowser(app).ask({ url });
      const first = await ask();
      expect([url, first.statusCode]).toEqual([url, 200]);
      expect(first.headers['x-porua-from-memory']).toBeUndefined();
      await failStatement('connection', 1, async () => {
        const again = await ask();
        expect([url, again.statusCode]).toEqual([url, 200]);
        expect(again.json()).toEqual(first.json());
        expect(again.headers['x-porua-from-memory']).toMatch(/^\d+$/);
        expect(again.headers['cache-control']).toBe('no-store');
      });
    }
  });

  test('that was never answered is 503 with Retry-After', async () => {
    const { app } = await buildTestApp(context.database);
    await failStatement('connection', 1, async () => {
      const answer = await createBrowser(app).ask({ url: '/api/job-board?page=3' });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
    });
  });

  test('is remembered for ten minutes and for that question alone', async () => {
    let now = 0;
    const memory = createAnswerMemory(() => now);
    const fail = () => Promise.reject(away());
    await memory.ask(a, async () => 'answer');
    now = 599_000;
    const again = await memory.ask(a, fail);
    expect([String(again.answer.body), again.age, again.isOutage]).toEqual(['answer', 599, true]);
    await expect(memory.ask({ ...a, key: 'b' }, fail)).rejects.toThrow('gone');
    now = 601_000;
    await expect(memory.ask(a, fail)).rejects.toThrow('gone');
  });

  test('of which something else failed is not answered from memory', async () => {
    const memory = createAnswerMemory();
    await memory.ask(a, async () => 'answer');
    await expect(memory.ask(a, () => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  });
});

test('an answer that takes too long is 503 within 5 s', async () => {
  const { app, services } = await buildTestApp(context.database);
  const started = Date.now();
  vi.spyOn(services.passwords, 'verify').mockImplementation(() => new Promise(() => {}));
  const answer = await createBrowser(app).ask({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: 'nobody@example.com', password: 'a pass phrase' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(Date.now() - started).toBeLessThan(5_000);
});

describe('readiness', () => {
  const ready = async (change: (context: Awaited<ReturnType<typeof buildTestApp>>) => unknown) => {
    const built = await buildTestApp(context.database);
    await change(built);
    return (await built.app.inject({ url: '/readyz' })).statusCode;
  };

  test('is gone while the server is told to stop', async () => {
    expect(await ready(() => {})).toBe(200);
    expect(await ready(({ services }) => services.health.drain())).toBe(503);
  });

  test('is gone for a while after a disk was full, and the request is 503', async () => {
    let status = 0;
    const code = await ready(async ({ app }) => {
      await failStatement('disk', 1, async () => {
        const answer = await createBrowser(app).ask({ url: '/api/job-board?page=2' });
        status = answer.statusCode;
      });
    });
    expect([status, code]).toEqual([503, 503]);
    let now = 0;
    const health = createHealth(() => now);
    health.noteFullDisk();
    expect(health.isFull).toBe(true);
    now = 31_000;
    expect(health.isFull).toBe(false);
  });
});

test('half a request is not held', async () => {
  const { app } = await buildTestApp(context.database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server.requestTimeout).toBe(30_000);
  expect(app.server.headersTimeout).toBe(10_000);
  app.server.requestTimeout = 1_000;
  app.server.headersTimeout = 1_000;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const head =
    'POST /api/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  for (const half of [head, `${head}content-length: 100\r\n\r\n{"email":`]) {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.write(half);
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  }
  await app.close();
});

describe('the limit of an address', () => {
  test.each([
    '/storage/profile/x.webp',
    '/readyz',
    '/job-details/1',
    '/embed/frame/hire-contact?site=x',
  ])('counts %s', async (url) => {
    const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 3 });
    const ask = async () => (await app.inject({ url })).statusCode;
    for (let round = 0; round < 3; round += 1) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  test('leaves the health check and files alone', async () => {
    const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 1 });
    for (let round = 0; round < 5; round += 1) {
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
      expect((await app.inject({ url: '/assets/main.js' })).statusCode).not.toBe(429);
    }
  });
});
