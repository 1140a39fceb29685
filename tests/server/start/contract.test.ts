import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { errorAnswer } from '#core/ground/api/error.ts';
import { createJob } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { createPartner } from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

let jobId = 0;
let site = '';
let tutorid = '';
const context = startTestApp(async ({ db }) => {
  jobId = await createJob(db);
  site = (await createPartner(db)).site;
  ({ tutorid } = await createHubTutor(db));
});

/** The query or payload that an endpoint cannot do without; everything else is optional. */
const needs: Record<string, { query?: string; payload?: object }> = {
  getSalaryGuide: { query: 'class_id=113&category_id=1&city_id=1' },
  compareTutors: { query: 'tutorid=T1' },
  getJobsLanding: { query: 'place=dhaka&topic=bangla-medium' },
  getTutorsLanding: { query: 'city=dhaka&category=bangla-medium' },
  searchPlaces: { query: 'q=mirpur' },
  nearestPlace: { query: 'latitude=23.8&longitude=90.36' },
  listLocations: { query: 'city_id=1' },
  selectLocations: { payload: { city_id: 1 } },
};

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const endpoints = Object.entries<Endpoint>(contract);
/** A model, and forms of others, exist only where somebody has set them up: they have tests of their own. */
const SET_UP = ['readByModel', 'getOutsideForm'];
/** The others are in access-policy.test.ts. */
const open = endpoints.filter(
  ([name, { access }]) => access === 'public' && !SET_UP.includes(name),
);

const ask = (name: string, { method, path }: Endpoint, headers: Record<string, string> = {}) =>
  context.app.inject({
    method,
    url: `${path.replace(':jobId', String(jobId)).replace(':site', site).replace(':tutorId', tutorid)}?${needs[name]?.query ?? ''}`,
    headers,
    ...(method === 'POST' && { payload: needs[name]?.payload ?? {} }),
  });

describe.each(open)('%s', (name, endpoint) => {
  test('answers in the form of its schema, to any page, without credentials', async () => {
    const answer = await ask(name, endpoint, { origin: 'https://partner.example' });
    expect(answer.statusCode).toBe(200);
    expect(endpoint.answer.safeParse(answer.json()).error).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(answer.headers['vary'] ?? '')).not.toMatch(/origin|cookie/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['vary']).toMatch(/^accept-encoding$/i);
  });

  test('says how long it may be kept, and recognises what a cache has', async () => {
    const answer = await ask(name, endpoint);
    if (endpoint.cacheSeconds === undefined) {
      expect(answer.headers['cache-control']).toBe('no-store');
      return;
    }
    expect(answer.headers['cache-control']).toContain(`s-maxage=${endpoint.cacheSeconds}`);
    expect(answer.headers['cache-control']).toMatch(
      /^public, max-age=\d+,.*stale-while-revalidate/,
    );
    const again = await ask(name, endpoint, { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['vary']).toMatch(/accept-encoding/i);
  });

  test('lets a page of another site ask first', async () => {
    const answer = await context.app.inject({
      method: 'OPTIONS',
      url: endpoint.path.replace(':jobId', '1').replace(':site', 'school'),
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': 'content-type',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain(endpoint.method);
    expect(answer.headers['access-control-allow-headers']).toContain('content-type');
    expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThan(0);
  });

  test('tells its methods to who asks without a page', async () => {
    const answer = await context.app.inject({
      method: 'OPTIONS',
      url: endpoint.path.replace(':jobId', '1').replace(':site', 'school'),
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers['allow']).toContain(endpoint.method);
    expect(answer.headers['allow']).toContain('OPTIONS');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-methods']).toContain(endpoint.method);
  });

  test('refuses methods it does not have', async () => {
    const answer = await context.app.inject({
      method: 'DELETE',
      url: endpoint.path.replace(':jobId', '1').replace(':site', 'school'),
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toContain(endpoint.method);
    expect(errorAnswer.parse(answer.json()).code).toBe('method_not_allowed');
  });
});

test('every endpoint is in the API description', async () => {
  const answer = await context.app.inject({ url: '/docs/api/openapi.json' });
  const { paths } = openApi.parse(answer.json());
  for (const [name, { method, path, summary }] of endpoints)
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], name).toMatchObject({
      operationId: name,
      summary,
    });
});

describe('what a cache may send to recognise its copy', () => {
  const url = '/api/city/select';
  const statusFor = async (sent: (etag: string) => string) => {
    const { etag } = (await context.app.inject({ url })).headers;
    const headers = { 'if-none-match': sent(String(etag)) };
    return (await context.app.inject({ url, headers })).statusCode;
  };
  const strong = (etag: string) => etag.replace(/^W\//, '');

  test.each<[string, (etag: string) => string, number]>([
    ['a list', (etag) => `W/"x", ${etag}`, 304],
    ['a list with the strong form', (etag) => `"x",${strong(etag)}, "y"`, 304],
    ['anything', () => '*', 304],
    ['another tag', () => 'W/"x"', 200],
    ['a tag that contains it', (etag) => `"x${strong(etag).slice(1)}`, 200],
    ['nonsense', () => 'x', 200],
  ])('%s', async (_name, sent, status) => {
    expect(await statusFor(sent)).toBe(status);
  });

  test('a refusal has no copy', async () => {
    const refused = await context.app.inject({
      url: '/api/job-board?page=0',
      headers: { 'if-none-match': '*' },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['etag']).toBeUndefined();
  });
});

test('only our own pages may use what is not public', async () => {
  const answer = await context.app.inject({
    url: '/readyz',
    headers: { origin: 'https://partner.example' },
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
