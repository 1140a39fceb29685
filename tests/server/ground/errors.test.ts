/** Tests what happens when the server itself is in trouble. */
import { expect, test, vi } from 'vitest';
import { errorAnswer } from '#core/ground/api/error.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

test('an unknown failure is a plain answer with an id, and shows nothing from inside', async () => {
  const { app, services } = await buildTestApp(context.database);
  vi.spyOn(services.lookupCache, 'current', 'get').mockImplementation(() => {
    throw new Error('secret detail');
  });
  const answer = await app.inject({ url: '/api/city/select', headers: { cookie: 'lang=en' } });
  await app.close();
  expect(answer.statusCode).toBe(500);
  expect(errorAnswer.parse(answer.json())).toMatchObject({
    code: 'server_error',
    message: 'Server error!',
    request_id: answer.headers['x-request-id'],
  });
  expect(answer.body).not.toContain('secret');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a database that does not answer is a busy service', async () => {
  const { app, services } = await buildTestApp(context.database);
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  vi.spyOn(services.db, 'select').mockImplementation(() => {
    throw new Error('Failed query: select …', { cause: lost });
  });
  const answer = await app.inject({ url: '/api/job-board/1' });
  const ready = await app.inject({ url: '/readyz' });
  vi.restoreAllMocks();
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(errorAnswer.parse(answer.json()).code).toBe('unavailable');
  expect(ready.statusCode).toBe(503);
});

test('too many requests are told when to come back; health is always answered', async () => {
  const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 3 });
  const ask = (url: string, remoteAddress: string) =>
    app.inject({ url, remoteAddress, headers: { cookie: 'lang=en' } });
  const codes = [];
  for (let index = 0; index < 4; index += 1)
    codes.push((await ask('/api/city/select', '10.0.0.1')).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
  const refused = await ask('/api/city/select', '10.0.0.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(errorAnswer.parse(refused.json())).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/Please wait (\d+ seconds?|1 minute) and/),
  });
  expect((await ask('/api/city/select', '10.0.0.2')).statusCode).toBe(200);
  expect((await ask('/healthz', '10.0.0.1')).statusCode).toBe(200);
  await app.close();
});

test('an address a caller invents does not get around the limit', async () => {
  const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 1 });
  const ask = (forwarded: string) =>
    app.inject({ url: '/api/city/select', headers: { 'x-forwarded-for': forwarded } });
  expect([(await ask('1.1.1.1')).statusCode, (await ask('2.2.2.2')).statusCode]).toEqual([
    200, 429,
  ]);
  await app.close();
});

test('behind one proxy the caller is who the proxy says', async () => {
  const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 1, trustProxy: 1 });
  const ask = (forwarded: string) =>
    app.inject({ url: '/api/city/select', headers: { 'x-forwarded-for': forwarded } });
  expect((await ask('1.1.1.1')).statusCode).toBe(200);
  expect((await ask('2.2.2.2')).statusCode).toBe(200);
  expect((await ask('9.9.9.9, 2.2.2.2')).statusCode).toBe(429);
  await app.close();
});

test('health', async () => {
  expect((await context.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await context.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('a long answer is compressed for who takes it', async () => {
  const url = '/api/location/select?city_id=1';
  const plain = await context.app.inject({ url });
  const packed = await context.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['vary']).toMatch(/accept-encoding/i);
  expect(packed.headers['etag']).toBe(plain.headers['etag']);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});
