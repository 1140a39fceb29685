/** A server that is behind: here one that has no memory to spare. */
import underPressure from '@fastify/under-pressure';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleError } from '#server/start/routes/error-handler.ts';
import { refuseUnderPressure } from '#server/start/routes/refuse-under-pressure.ts';

test('the API says that it is not available, pages and files still come', async () => {
  const app = fastify();
  app.setErrorHandler(handleError);
  await app.register(underPressure, {
    maxRssBytes: 1,
    sampleInterval: 10,
    pressureHandler: refuseUnderPressure,
  });
  for (const path of ['/api/job-board', '/readyz', '/job-board', '/assets/app.js'])
    app.get(path, async () => path);
  await app.ready();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const refused = await app.inject('/api/job-board?page=1');
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  for (const path of ['/job-board', '/assets/app.js'])
    expect((await app.inject(path)).body).toBe(path);
  await app.close();
});
