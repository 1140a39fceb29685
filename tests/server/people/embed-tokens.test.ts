/** Tests how long a partner's page may speak for its visitor, and what ends it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { partners } from '#server/ground/db/schema/partners.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { setOrigins, switchPartner } from '#server/people/partners/register-partner.ts';
import {
  type Account,
  type Browser,
  createAccount,
  lastCode,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import {
  approve,
  callWith,
  connect,
  createPartner,
  createPartnerPage,
  exchange,
  type PartnerPage,
  type TestPartner,
} from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

const MINUTE = 60;
const HOUR = 3600;
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
let browser: Browser;
let partner: TestPartner;
let page: PartnerPage;
beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db);
  browser = await signInAs(context.app, account);
  partner = await createPartner(context.database.db);
  page = createPartnerPage(context.app, partner.origin);
});

const statusOf = async (token: string, from = page) => (await callWith(from, token)).statusCode;
const renew = (from = page, site = partner.site, headers: Record<string, string> = {}) =>
  from.ask({ url: '/api/v1/embed/token/renew', payload: { site }, headers });
const revoke = (headers: Record<string, string> = {}) =>
  page.ask({ url: '/api/v1/embed/token/revoke', payload: { site: partner.site }, headers });

describe('a token', () => {
  test('lives ten minutes by the clock of the server', async () => {
    const token = await connect(browser, page, partner);
    clock.forward(10 * MINUTE - 1);
    expect(await statusOf(token)).toBe(200);
    clock.forward(2);
    expect(await statusOf(token)).toBe(401);
  });

  test('may call 120 times a minute', async () => {
    const token = await connect(browser, page, partner);
    for (let index = 0; index < 120; index += 1) expect(await statusOf(token)).toBe(200);
    const answer = await callWith(page, token);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
    expect(answer.headers['access-control-allow-origin']).toBe(partner.origin);
    clock.forward(MINUTE + 1);
    expect(await statusOf(token)).toBe(200);
  });

  test.each<[string, (own: TestPartner, other: TestPartner) => string | undefined]>([
    ["another partner's page", (_own, other) => other.origin],
    ['no origin', () => undefined],
    ['null', () => 'null'],
    ['a page of nobody', () => 'https://evil.example'],
    ['the same host by http', (own) => own.origin.replace('https', 'http')],
  ])('is refused from %s, and that is written down', async (_name, choose) => {
    const token = await connect(browser, page, partner);
    const origin = choose(partner, await createPartner(context.database.db));
    const answer = await context.app.inject({
      url: '/api/v1/embed/me',
      headers: { authorization: `Bearer ${token}`, ...(origin !== undefined && { origin }) },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    const entries = await context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.userId, account.userId));
    expect(entries.at(-1)).toMatchObject({
      action: 'embed_token_refused',
      outcome: 'forbidden',
      target: `site:${partner.site} GET /api/v1/embed/me`,
    });
  });

  test('works only at the origin it was given to, not at others of its partner', async () => {
    const second = 'https://www.second.example';
    const wide = await createPartner(context.database.db, [second]);
    const token = await connect(browser, createPartnerPage(context.app, wide.origin), wide);
    expect(await statusOf(token, createPartnerPage(context.app, wide.origin))).toBe(200);
    expect(await statusOf(token, createPartnerPage(context.app, second))).toBe(403);
  });

  test('saves, unsaves and marks the jobs of its tutor', async () => {
    const { db } = context.database;
    const jobId = await createJob(db);
    const token = await connect(browser, page, partner);
    const ask = (method: 'PUT' | 'DELETE', id: number | string = jobId) =>
      callWith(page, token, { method, url: `/api/v1/embed/saved/${id}` });
    const flags = async () =>
      (await callWith(page, token, { url: `/api/v1/embed/me/flags?ids=${jobId}` })).json();
    expect((await ask('PUT')).json()).toEqual({
      status: 'success',
      message: 'Job added to save list.',
    });
    expect((await ask('PUT')).statusCode).toBe(200);
    expect(await flags()).toEqual({ applied: [], own: [], over: [], saved: [jobId] });
    expect((await browser.ask({ url: '/api/my-job-flags' })).json().saved).toEqual([jobId]);
    expect((await ask('DELETE')).statusCode).toBe(200);
    expect(await flags()).toEqual({ applied: [], own: [], over: [], saved: [] });
    expect((await ask('PUT', 999_999)).json().code).toBe('job_not_found');
    expect((await ask('PUT', 'x')).json().code).toBe('invalid_input');
    const small = await connect(browser, page, partner, { scopes: ['jobs:flags'] });
    const refused = await callWith(page, small, {
      method: 'PUT',
      url: `/api/v1/embed/saved/${jobId}`,
    });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'scope_missing']);
  });

  test('of a parent saves nothing', async () => {
    const parent = await createAccount(context.database.db, { type: 'parent' });
    const token = await connect(await signInAs(context.app, parent), page, partner);
    const answer = await callWith(page, token, { method: 'PUT', url: '/api/v1/embed/saved/1' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_a_tutor']);
  });
});

describe('everything ends with the next call', () => {
  const ends: Record<string, () => Promise<unknown>> = {
    'signing out': () => browser.ask({ method: 'POST', url: '/api/v1/logout' }),
    'ending the session from another device': async () => {
      const other = await signInAs(context.app, account);
      await other.ask({ method: 'DELETE', url: '/api/v1/sessions' });
    },
    'the session growing old': async () => clock.forward(15 * 24 * HOUR),
    'the session ended by staff': () =>
      context.database.db
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(eq(sessions.userId, account.userId)),
    'a reset of the password': async () => {
      const phone_no = account.phone;
      const ask = (path: string, payload: object) =>
        browser.ask({ method: 'POST', url: `/api/v1/forgot-password/${path}`, payload });
      await ask('send-otp', { phone_no });
      const phone_otp = await lastCode(context.database.db, phone_no);
      const { token } = (await ask('verify-forgot-password-otp', { phone_no, phone_otp })).json();
      const password = 'a third fine phrase';
      await ask('reset', { phone_no, token, password, password_confirmation: password });
    },
    deactivation: () =>
      context.database.db
        .update(users)
        .set({ deactivatedAt: clock.now() })
        .where(eq(users.id, account.userId)),
    'the kill switch of the site': () =>
      switchPartner(context.database.db, partner.site, false, clock.now()),
    'the switch in the table alone': () =>
      context.database.db
        .update(partners)
        .set({ enabled: false })
        .where(eq(partners.siteId, partner.site)),
    'another list of origins': () =>
      setOrigins(context.database.db, partner.site, ['https://new.example']),
    'taking it back in the list': () =>
      browser.ask({ method: 'DELETE', url: `/api/v1/connected-sites/${partner.site}` }),
    'giving the token back': () => revoke(),
  };

  test.each(Object.entries(ends))('by %s', async (_name, end) => {
    const token = await connect(browser, page, partner, { keep: true });
    const handle = page.jar.get('eg') ?? '';
    const given = await approve(browser, partner);
    expect(await statusOf(token)).toBe(200);
    expect((await renew()).statusCode).toBe(200);
    await end();
    expect([401, 403]).toContain(await statusOf(token));
    page.jar.set('eg', handle);
    expect([401, 403]).toContain((await renew()).statusCode);
    const late = await exchange(page, { site: partner.site, ...given });
    expect([400, 403]).toContain(late.statusCode);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'the kill switch',
      async () => {
        await switchPartner(context.database.db, partner.site, false, clock.now());
        await switchPartner(context.database.db, partner.site, true, clock.now());
      },
    ],
    [
      'a change of origins and back',
      async () => {
        await setOrigins(context.database.db, partner.site, ['https://new.example']);
        await setOrigins(context.database.db, partner.site, [partner.origin]);
      },
    ],
  ])('and does not come back: %s', async (_name, change) => {
    const token = await connect(browser, page, partner, { keep: true });
    await change();
    expect(await statusOf(token)).toBe(401);
    expect((await renew()).statusCode).toBe(401);
    expect(await statusOf(await connect(browser, page, partner))).toBe(200);
  });
});

describe('staying connected', () => {
  test('is a cookie of this page alone, for twelve hours', async () => {
    const { code, verifier } = await approve(browser, partner, { keep: true });
    const answer = await exchange(page, { site: partner.site, code, verifier });
    expect(answer.headers['set-cookie']).toMatch(
      /^eg=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
    clock.forward(12 * HOUR - 1);
    const renewed = await renew();
    expect(renewed.json()).toMatchObject({ expires_in: 600, user: { type: 'tutor' } });
    expect(await statusOf(renewed.json().access_token)).toBe(200);
    clock.forward(2);
    expect([(await renew()).statusCode, (await renew()).json().code]).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  test('gives the rights that were agreed to, and none the site has lost', async () => {
    await connect(browser, page, partner, { keep: true, scopes: ['me:basic', 'jobs:flags'] });
    expect((await renew()).json().scopes).toEqual(['me:basic', 'jobs:flags']);
    await context.database.db
      .update(partners)
      .set({ maxScopes: ['me:basic'] })
      .where(eq(partners.siteId, partner.site));
    expect((await renew()).json().scopes).toEqual(['me:basic']);
    const { answer } = await approve(browser, partner);
    expect(answer.json().errors.scopes).toEqual(['This site may not ask for that.']);
  });

  test('ends when the person agrees again without it', async () => {
    await connect(browser, page, partner, { keep: true });
    await connect(browser, page, partner);
    expect((await renew()).statusCode).toBe(401);
  });

  test('serves several sites of one origin with one cookie', async () => {
    const { db } = context.database;
    const [one, two] = [await createPartner(db), await createPartner(db)];
    await setOrigins(db, two.site, [one.origin]);
    const shared = createPartnerPage(context.app, one.origin);
    await connect(browser, shared, one, { keep: true });
    await connect(browser, shared, { ...two, origin: one.origin }, { keep: true });
    expect((await renew(shared, one.site)).statusCode).toBe(200);
    expect((await renew(shared, two.site)).statusCode).toBe(200);
    expect((await renew(shared, partner.site)).statusCode).toBe(401);
  });

  test("does not let another person take over the browser's cookie", async () => {
    await connect(browser, page, partner, { keep: true });
    const before = page.jar.get('eg');
    const other = await createAccount(context.database.db, { type: 'parent' });
    await connect(await signInAs(context.app, other), page, partner, { keep: true });
    expect(page.jar.get('eg')).not.toBe(before);
    expect((await renew()).json().user.type).toBe('parent');
  });

  test('is for the very page: not for another site or origin', async () => {
    const other = await createPartner(context.database.db);
    await connect(browser, page, partner, { keep: true });
    expect((await renew(page, other.site)).statusCode).toBe(401);
    const elsewhere = createPartnerPage(context.app, other.origin);
    for (const [name, value] of page.jar) elsewhere.jar.set(name, value);
    expect((await renew(elsewhere)).statusCode).toBe(401);
    expect((await renew(elsewhere, other.site)).statusCode).toBe(401);
  });

  test('for each page a busy reader opens in an hour, and not for a robot', async () => {
    await connect(browser, page, partner, { keep: true });
    for (let index = 0; index < 90; index += 1) {
      clock.forward(5);
      expect((await renew()).statusCode).toBe(200);
    }
    clock.forward(61);
    for (let index = 0; index < 60; index += 1) await renew();
    expect((await renew()).statusCode).toBe(429);
  });

  test('ends by giving it back, with the cookie', async () => {
    const token = await connect(browser, page, partner, { keep: true });
    const { jar } = page;
    expect(jar.size).toBe(1);
    expect((await revoke()).json().status).toBe('success');
    expect(jar.size).toBe(0);
    expect(await statusOf(token)).toBe(401);
    expect((await revoke()).statusCode).toBe(200);
  });

  test('a page that keeps nothing gives its token back', async () => {
    const token = await connect(browser, page, partner);
    expect((await revoke({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('a page of our own site', () => {
  const ownSitePage = () => {
    const own = createPartnerPage(context.app, partner.origin, 'same-site');
    for (const [name, value] of browser.jar) own.jar.set(name, value);
    return own;
  };

  test('gets a token for the person who is signed in, without asking', async () => {
    const own = ownSitePage();
    const answer = await renew(own);
    expect(answer.json().user).toMatchObject({ type: 'tutor' });
    expect(await statusOf(answer.json().access_token, own)).toBe(200);
    expect((await browser.ask({ url: '/api/v1/connected-sites' })).json()).toEqual([]);
    await browser.ask({ method: 'POST', url: '/api/v1/logout' });
    expect(await statusOf(answer.json().access_token, own)).toBe(401);
    expect((await renew(own)).statusCode).toBe(401);
  });

  test.each([['cross-site'], ['same-origin'], ['none']])(
    'is none when the browser says %s',
    async (fetchSite) => {
      const own = ownSitePage();
      const answer = await renew(own, partner.site, { 'sec-fetch-site': fetchSite });
      expect(answer.statusCode).toBe(401);
    },
  );

  test('is none for a site that has not registered it, or without a verified phone', async () => {
    const other = await createPartner(context.database.db);
    expect((await renew(ownSitePage(), other.site)).statusCode).toBe(401);
    const unverified = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
    browser = await signInAs(context.app, unverified);
    expect((await renew(ownSitePage())).statusCode).toBe(401);
  });
});

describe('the list of connected sites', () => {
  const list = async (from = browser) =>
    (await from.ask({ url: '/api/v1/connected-sites' })).json();

  test('names each site once, with its hosts', async () => {
    const second = `https://second.${partner.site}.example`;
    const { db } = context.database;
    await setOrigins(db, partner.site, [partner.origin, second]);
    await connect(browser, page, partner);
    clock.forward(MINUTE);
    const there = { ...partner, origin: second };
    await connect(browser, createPartnerPage(context.app, second), there);
    expect(await list()).toEqual([
      {
        site: partner.site,
        name: expect.stringMatching(/^School/),
        hosts: [new URL(partner.origin).host, new URL(second).host].sort(),
        connected_at: '2026-11-21T06:00:00.000Z',
        last_used_at: '2026-11-21T06:01:00.000Z',
      },
    ]);
  });

  test('is nobody else’s to see or to end', async () => {
    const token = await connect(browser, page, partner, { keep: true });
    const stranger = await signInAs(context.app, await createAccount(context.database.db));
    expect(await list(stranger)).toEqual([]);
    const url = `/api/v1/connected-sites/${partner.site}`;
    const answer = await stranger.ask({ method: 'DELETE', url });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'You are not connected to this site.',
    ]);
    expect(await statusOf(token)).toBe(200);
    expect((await browser.ask({ method: 'DELETE', url })).json().message).toBe(
      'This site is no longer connected to your account.',
    );
    expect(await list()).toEqual([]);
    expect((await browser.ask({ method: 'DELETE', url })).statusCode).toBe(404);
  });
});

describe('what anybody may know of a partner', () => {
  test('its name and origins, and nothing once it is switched off', async () => {
    const url = `/api/v1/embed/sites/${partner.site}`;
    const answer = await context.app.inject({ url });
    expect(answer.json()).toEqual({
      site: partner.site,
      name: expect.stringMatching(/^School/),
      origins: [partner.origin],
    });
    await switchPartner(context.database.db, partner.site, false, clock.now());
    const off = await context.app.inject({ url });
    expect([off.statusCode, off.json().code]).toEqual([404, 'site_unknown']);
    const bad = await context.app.inject({ url: '/api/v1/embed/sites/A%00' });
    expect(bad.statusCode).toBe(400);
  });
});
