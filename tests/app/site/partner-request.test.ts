import { expect, test } from 'vitest';
import { readPartnerRequest } from '#app/site/embed/frame/partner-request.ts';

const ORIGIN = 'https://school.example';
const returnUrl = (path: string) =>
  readPartnerRequest(
    new URLSearchParams({
      site: 'school',
      origin: ORIGIN,
      state: 'a'.repeat(43),
      return_to: path,
    }),
  )?.returnUrl;

test.each([
  ['/jobs?page=2', `${ORIGIN}/jobs?page=2`],
  ['/jobs#token', `${ORIGIN}/jobs`],
  ['/ক্লাস', `${ORIGIN}/${encodeURIComponent('ক্লাস')}`],
])('a path of the page is returned to: %s', (path, url) => {
  expect(returnUrl(path)).toBe(url);
});

test.each([
  '',
  'jobs',
  'https://school.example/jobs',
  'https://name:secret@school.example/jobs',
  '//name@school.example/jobs',
  '//evil.example/jobs',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('anything else leads to the front page: %j', (path) => {
  expect(returnUrl(path)).toBe(`${ORIGIN}/`);
});
