/** docs/requirements/site/partner-pages.md, "For partners" */
import { expect, test } from 'vitest';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const open = (query: string) => context.app.inject({ url: `/embed/preview?${query}` });

test('the page shows the element that is copied, without an origin and for our pages alone', async () => {
  const { statusCode, headers, body } = await open(
    'element=tutor-hub&language=en&city-id=1&brand=%237a2e3a',
  );
  expect(statusCode).toBe(200);
  expect(body).toContain('<porua-tutor-hub city-id="1" lang="en" style="--porua-brand: #7a2e3a">');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('sandbox allow-scripts allow-popups');
  expect(policy).not.toContain('allow-same-origin');
  expect(headers['x-frame-options']).toBeUndefined();
});

test('nothing of an address becomes HTML', async () => {
  const bad = '"><script>alert(1)</script>';
  const query = new URLSearchParams({
    element: bad,
    search: bad,
    site: bad,
    font: bad,
    brand: `red;${bad}`,
    theme: bad,
    page: bad,
  });
  const { body } = await open(query.toString());
  expect(body).not.toContain('<script>');
  expect(body).toContain('search="&quot;&gt;&lt;script&gt;');
  expect(body).toContain('<porua-job-board');
});

test('the hostile page has rules that reach for everything', async () => {
  expect((await open('page=hostile')).body).toContain('all: unset !important');
  expect((await open('')).body).not.toContain('!important');
});
