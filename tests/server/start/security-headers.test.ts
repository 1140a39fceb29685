/** Every answer, also a refusal, says the same about what a browser may do with it. */
import { expect, test } from 'vitest';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const urls = ['/api/city/select', '/api/nothing', '/api/job-board?city_id=x', '/healthz'];

const always = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

test.each(urls)('%s without HTTPS', async (url) => {
  const { headers } = await context.app.inject({ url });
  expect(headers).toMatchObject(always);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('over HTTPS it is asked for at the next visit too', async () => {
  const { app } = await buildTestApp(context.database, { publicUrl: 'https://porua.example' });
  for (const url of urls) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({ ...always, 'strict-transport-security': 'max-age=31536000' });
  }
  await app.close();
});
