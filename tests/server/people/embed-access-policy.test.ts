/** The endpoints for partners' pages, against every origin and method. */
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { switchPartner } from '#server/people/partners/register-partner.ts';
import {
  type Account,
  type Browser,
  createAccount,
  OWN_ORIGIN,
  signInAs,
} from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import {
  connect,
  createPartner,
  createPartnerPage,
  type PartnerPage,
  type TestPartner,
} from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let account: Account;
let browser: Browser;
let partner: TestPartner;
let other: TestPartner;
let page: PartnerPage;
let token = '';
let jobId = 0;

beforeAll(async () => {
  const { db } = context.database;
  account = await createAccount(db);
  browser = await signInAs(context.app, account);
  partner = await createPartner(db);
  other = await createPartner(db);
  page = createPartnerPage(context.app, partner.origin);
  token = await connect(browser, page, partner, { keep: true });
  jobId = await createJob(db);
});

const endpoints = Object.entries<Endpoint>(contract);
const withCookies = endpoints.filter(([, { access }]) => access === 'partner');
const withToken = endpoints.filter(([, { access }]) => access === 'embed');
const urlOf = ({ path }: Endpoint) => path.replace(':jobId', String(jobId));

/** Returns all that could open something, no matter who sends it. */
const credentials = () => ({
  cookie: [...browser.jar, ...page.jar].map(([name, value]) => `${name}=${value}`).join('; '),
  authorization: `Bearer ${token}`,
  'x-porua': '1',
  'x-porua-embed': '1',
});
const send = (endpoint: Endpoint, headers: Record<string, string>) =>
  context.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint),
    headers: { ...credentials(), ...headers },
    ...(endpoint.body && { payload: { site: partner.site, code: 'x', verifier: 'a'.repeat(43) } }),
  });
const preflight = (endpoint: Endpoint, origin: string | undefined, method = endpoint.method) =>
  context.app.inject({
    method: 'OPTIONS',
    url: urlOf(endpoint),
    headers: {
      ...(origin !== undefined && { origin }),
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,x-porua-embed',
    },
  });

const foreign: Record<string, () => Record<string, string>> = {
  app: () => ({ origin: OWN_ORIGIN, 'sec-fetch-site': 'same-origin' }),
  evil: () => ({ origin: 'https://evil.example' }),
  subdomain: () => ({ origin: partner.origin.replace('//', '//a.') }),
  suffix: () => ({ origin: `${partner.origin}.evil.example` }),
  prefix: () => ({ origin: partner.origin.replace('//', '//x') }),
  'other scheme': () => ({ origin: partner.origin.replace('https', 'http') }),
  'other port': () => ({ origin: `${partner.origin}:8443` }),
  'default port': () => ({ origin: `${partner.origin}:443` }),
  'upper case': () => ({ origin: partner.origin.toUpperCase() }),
  slash: () => ({ origin: `${partner.origin}/` }),
  null: () => ({ origin: 'null' }),
  star: () => ({ origin: '*' }),
  empty: () => ({ origin: '' }),
  long: () => ({ origin: `https://${'a'.repeat(5000)}.example` }),
  absent: () => ({}),
};

describe.each([...withCookies, ...withToken])('%s', (_name, endpoint) => {
  test.each(Object.entries(foreign))('refuses the origin %s', async (_n, headers) => {
    const answer = await send(endpoint, headers());
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['vary']).toBe('accept-encoding, origin');
    const { origin } = headers();
    const asked = await preflight(endpoint, origin);
    expect(asked.statusCode).toBe(403);
    for (const name of ['origin', 'credentials', 'methods', 'headers', 'max-age'])
      expect(asked.headers[`access-control-allow-${name}`]).toBeUndefined();
  });

  test('answers the preflight of a registered page exactly', async () => {
    const answer = await preflight(endpoint, partner.origin);
    const isWithCookies = endpoint.access === 'partner';
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': partner.origin,
      'access-control-allow-headers': isWithCookies
        ? 'content-type, authorization, x-porua-embed'
        : 'content-type, authorization',
      'access-control-max-age': '600',
      vary: 'accept-encoding, origin',
    });
    expect(answer.headers['access-control-allow-credentials']).toBe(
      isWithCookies ? 'true' : undefined,
    );
    const methods = String(answer.headers['access-control-allow-methods']).split(', ');
    expect(methods).toContain(endpoint.method);
    const own = endpoints.filter(([, { path }]) => path === endpoint.path);
    const known: string[] = own.map(([, { method }]) => method);
    for (const method of methods) expect([...known, 'HEAD']).toContain(method);
  });

  test('no other method is there', async () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
    const known = endpoints
      .filter(([, { path }]) => path === endpoint.path)
      .map(([, { method }]) => String(method));
    for (const method of methods.filter((one) => !known.includes(one))) {
      const answer = await page.ask({ method, url: urlOf(endpoint) });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('is never stored, and no other site may embed it', async () => {
    const answer = await send(endpoint, { origin: other.origin });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('says nothing to a site that is switched off, and nothing to its preflight', async () => {
    const { db } = context.database;
    const gone = await createPartner(db);
    expect((await preflight(endpoint, gone.origin)).statusCode).toBe(204);
    await switchPartner(db, gone.site, false, context.services.now());
    expect((await preflight(endpoint, gone.origin)).statusCode).toBe(403);
    expect((await send(endpoint, { origin: gone.origin })).statusCode).toBe(403);
  });
});

describe.each(withCookies)('%s', (_name, endpoint) => {
  test.each(['0', 'true', ''])('needs the header no form can send, not %j', async (value) => {
    const answer = await send(endpoint, { origin: partner.origin, 'x-porua-embed': value });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  });

  test.each(['navigate', 'no-cors', 'same-origin', 'websocket'])(
    'is for scripts, not for Sec-Fetch-Mode: %s',
    async (mode) => {
      const answer = await send(endpoint, { origin: partner.origin, 'sec-fetch-mode': mode });
      expect(answer.statusCode).toBe(403);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await page.ask({
        url: urlOf(endpoint),
        headers: { 'content-type': type },
        payload: `{"site":"${partner.site}"}`,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
      expect(answer.headers['access-control-allow-origin']).toBe(partner.origin);
    },
  );

  test.each([{}, { site: '' }, { site: 7 }, { site: '../x' }, []])(
    'refuses the body %j',
    async (payload) => {
      const answer = await page.ask({ url: urlOf(endpoint), payload });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    },
  );
});

describe.each(withToken)('%s', (_name, endpoint) => {
  const ask = (headers: Record<string, string>) =>
    context.app.inject({ method: endpoint.method, url: urlOf(endpoint), headers });

  test('opens with the token alone', async () => {
    const authorization = `Bearer ${token}`;
    expect((await ask({ origin: partner.origin, authorization })).statusCode).toBe(200);
  });

  test.each([
    '',
    'Bearer',
    'Bearer x',
    'Basic eDp5',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(10_000)}`,
    "Bearer ' or 1=1 --",
  ])('does not open with %s', async (authorization) => {
    const { cookie } = credentials();
    const answer = await ask({ origin: partner.origin, authorization, cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
    expect(answer.headers['access-control-allow-origin']).toBe(partner.origin);
  });

  test('does not open by cookie', async () => {
    const { cookie } = credentials();
    expect((await ask({ origin: partner.origin, cookie, 'x-porua': '1' })).statusCode).toBe(401);
  });
});

test("a page's token opens nothing of our own", async () => {
  for (const [, endpoint] of endpoints.filter(([, { access }]) => access === 'session')) {
    const answer = await context.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
  }
});

test('the cookie of a kept connection opens nothing else', async () => {
  const [handle] = [...page.jar.values()];
  expect(handle).toMatch(/^[\w-]{43}$/);
  for (const [, endpoint] of endpoints.filter(
    ([, { access }]) => !['public', 'own-pages', 'partner', 'embed'].includes(access),
  )) {
    const answer = await context.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers: {
        origin: OWN_ORIGIN,
        'sec-fetch-site': 'same-origin',
        'x-porua': '1',
        cookie: `eg=${handle}; sid=${handle}`,
      },
    });
    expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 401]);
  }
  const api = await context.app.inject({
    url: '/api/v1/user',
    headers: { authorization: `Bearer ${handle}` },
  });
  expect(api.statusCode).toBe(401);
});
