/**
 * Every endpoint against every origin: what the one policy table says, and nothing else. Those for
 * partners' pages are walked in embed-access-policy.test.ts.
 */
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import {
  accessPolicies,
  isListedRoute,
  listedRoutesOnly,
} from '#server/start/routes/access-policy.ts';
import { createAccount, OWN_ORIGIN, signInAs } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

let cookie = '';
let token = '';
const context = startTestApp();

async function signInBoth() {
  if (cookie !== '') return;
  const account = await createAccount(context.database.db);
  const browser = await signInAs(context.app, account);
  cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await context.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: account.phone, password: 'a fine pass phrase' },
  });
  token = answer.json().api_token;
}

const cookies = new Map<string, string>();

/** Returns the cookie of a person who may call the endpoint. */
async function cookieOf({ access }: Endpoint): Promise<string> {
  const isStaff = access === 'staff' || access === 'staff-session';
  const type = isStaff ? 'staff' : access === 'parent' ? access : 'tutor';
  const known = cookies.get(type);
  if (known !== undefined) return known;
  const { db } = context.database;
  const account = await createAccount(db, { type });
  if (type === 'parent') await db.insert(parents).values({ userId: account.userId });
  const { jar } = await signInAs(context.app, account);
  const made = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  cookies.set(type, made);
  return made;
}

const endpoints = Object.entries<Endpoint>(contract);
const isOwn = ({ access }: Endpoint) => accessPolicies[access].callers === 'own';
const isPublic = ({ access }: Endpoint) => access === 'public';
const isReading = ({ method }: Endpoint) => method === 'GET';
const urlOf = ({ path }: Endpoint) =>
  path
    .replace(':jobId', '1')
    .replace(':site', 'school')
    .replace('/sessions/:id', `/sessions/${crypto.randomUUID()}`)
    .replace(':id', '1');

/** Refused before anything is done; sign-out would end the session the other rows need. */
const send = (endpoint: Endpoint, headers: Record<string, string>) =>
  context.app.inject({ method: endpoint.method, url: urlOf(endpoint), headers });

const foreign = {
  partner: 'http://127.0.0.1:8081',
  evil: 'https://evil.example',
  subdomain: 'http://sub.localhost:8080',
  'suffix of ours': 'http://localhost:8080.evil.example',
  prefix: 'http://xlocalhost:8080',
  'other port': 'http://localhost:8081',
  'other scheme': 'https://localhost:8080',
  'upper case': 'HTTP://LOCALHOST:8080',
  null: 'null',
};

describe.each(endpoints.filter(([, endpoint]) => isOwn(endpoint)))('%s', (_name, endpoint) => {
  test.each(Object.entries(foreign))(
    'refuses the origin %s, with everything else right',
    async (_n, origin) => {
      await signInBoth();
      for (const more of [{ cookie }, { authorization: `Bearer ${token}` }]) {
        const answer = await send(endpoint, { origin, 'x-porua': '1', ...more });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );

  test.each(['cross-site', 'same-site', 'none of these'])(
    'refuses Sec-Fetch-Site: %s, whatever the origin',
    async (site) => {
      await signInBoth();
      const answer = await send(endpoint, {
        'sec-fetch-site': site,
        origin: OWN_ORIGIN,
        'x-porua': '1',
        cookie,
      });
      expect(answer.statusCode).toBe(403);
    },
  );

  test('does not answer a preflight of another page', async () => {
    const answer = await context.app.inject({
      method: 'OPTIONS',
      url: urlOf(endpoint),
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': 'x-porua, content-type, authorization',
      },
    });
    if (endpoints.some(([, other]) => other.path === endpoint.path && other.access === 'public')) {
      // The address has a public method too; this one is not among what it offers.
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['access-control-allow-methods']).not.toContain(endpoint.method);
      return;
    }
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-headers']).toBeUndefined();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('is never stored, and no other site may embed it', async () => {
    const answer = await send(endpoint, { origin: OWN_ORIGIN, 'x-porua': '1' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('asks for a session where the table says so', async () => {
    const answer = await send(endpoint, { origin: OWN_ORIGIN, 'x-porua': '1' });
    // It takes a token or a number, and got neither.
    if (endpoint.path === '/api/v1/resend-otp') expect(answer.json().code).toBe('not_signed_in');
    else if (accessPolicies[endpoint.access].session === 'ignored')
      expect(answer.json().code).toBe('invalid_input');
    else {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  if (accessPolicies[endpoint.access].session !== 'ignored')
    test('tells a client without a browser that its token is missing', async () => {
      const answer = await send(endpoint, { 'accept-language': 'en' });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
      expect(answer.json().message).toBe('No token found');
    });

  if (!isReading(endpoint)) {
    test('refuses the cookie without the header only our pages send', async () => {
      await signInBoth();
      const answer = await send(endpoint, { origin: OWN_ORIGIN, cookie });
      expect(answer.json().code).toBe('forbidden');
    });

    test('refuses the cookie when nothing tells where the request comes from', async () => {
      await signInBoth();
      const answer = await send(endpoint, { 'x-porua': '1', cookie });
      expect(answer.json().code).toBe('forbidden');
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])('refuses a form of type %s', async (type) => {
      if (endpoint.method === 'DELETE' || endpoint.path === '/api/v1/logout') return;
      const own = await cookieOf(endpoint);
      const form = (headers: Record<string, string>) =>
        context.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint),
          headers: { 'content-type': type, 'x-porua': '1', cookie: own, ...headers },
          payload: '{"email":"01711000001","password":"x"}',
        });
      expect((await form({ origin: 'https://evil.example' })).statusCode).toBe(403);
      expect((await form({ origin: OWN_ORIGIN })).statusCode).toBe(415);
    });
  }
});

describe('what is allowed', () => {
  test('a client without a browser, by bearer token', async () => {
    await signInBoth();
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/saved-jobs',
      headers: { authorization: `Bearer ${token}` },
      payload: { tuition_job_offer_id: 999_999 },
    });
    expect(answer.json().code).toBe('job_not_found');
  });

  test('our own page under another name of the same server', async () => {
    await signInBoth();
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/saved-jobs',
      headers: {
        host: '127.0.0.1:9000',
        origin: 'http://127.0.0.1:9000',
        'sec-fetch-site': 'same-origin',
        'x-porua': '1',
        cookie,
      },
      payload: { tuition_job_offer_id: 999_999 },
    });
    expect(answer.json().code).toBe('job_not_found');
  });

  test('an address typed in by hand', async () => {
    await signInBoth();
    const answer = await context.app.inject({
      url: '/api/v1/user',
      headers: { 'sec-fetch-site': 'none', cookie },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('public endpoints', () => {
  test.each(endpoints.filter(([, endpoint]) => isPublic(endpoint)))(
    '%s does not see who calls',
    async (_name, endpoint) => {
      await signInBoth();
      const plain = await send(endpoint, { origin: 'https://evil.example' });
      const known = await send(endpoint, { origin: OWN_ORIGIN, cookie, authorization: 'Bearer x' });
      expect(known.statusCode).toBe(plain.statusCode);
      expect(known.headers['access-control-allow-origin']).toBe('*');
      expect(known.headers['set-cookie']).toBeUndefined();
      const { request_id: a, ...one } = Object(plain.json());
      const { request_id: b, ...other } = Object(known.json());
      expect(other).toEqual(one);
    },
  );
});

describe('routes outside the table', () => {
  test('are refused when they are registered', async () => {
    const app = Fastify();
    await app.register(listedRoutesOnly);
    expect(() => app.post('/api/secret', async () => 'x')).toThrow(/access-policy\.ts/);
    expect(() => app.get('/api/secret', async () => 'x')).toThrow(/access-policy\.ts/);
    await app.close();
  });

  test.each([
    ['POST', '/api/secret', false],
    ['POST', '/dev/outbox', false],
    ['DELETE', '/api/job-board/:jobId', false],
    ['GET', '/api/job-board/:jobId', true],
    ['HEAD', '/api/v1/user', true],
    ['GET', '/dev/outbox', true],
    ['DELETE', '/dev/outbox', true],
  ])('%s %s: %s', (method, url, isListed) => {
    expect(isListedRoute(method, url)).toBe(isListed);
  });
});
