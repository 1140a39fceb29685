/** A person whose page could not be made reads why, and has a way onward; programs read JSON. */
import { expect, test } from 'vitest';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const person = { accept: 'text/html,application/xhtml+xml' };

test.each([
  ['en', 'This page did not open', 'Try again'],
  ['bn', 'পাতাটি খোলা যায়নি', 'আবার চেষ্টা করুন'],
])('too many pages from one address, in %s', async (lang, title, retry) => {
  const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 1 });
  const url = `/job-details/1?lang=${lang}`;
  await app.inject({ url, headers: person });
  const { statusCode, headers, body } = await app.inject({ url, headers: person });
  expect(statusCode).toBe(429);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(retry);
  expect(body).toContain(`lang="${lang}"`);
  const program = await app.inject({ url, headers: { accept: 'application/json' } });
  expect(program.json()).toMatchObject({ type: 'error', code: 'too_many_requests' });
  await app.close();
});
