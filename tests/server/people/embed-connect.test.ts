/** The way of a code: from the consent on our page to the token of the partner's page. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { embedCodes } from '#server/ground/db/schema/embed-codes.ts';
import { embedTokens } from '#server/ground/db/schema/embed-tokens.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import {
  type Account,
  type Browser,
  createAccount,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import {
  approve,
  callWith,
  connect,
  createPartner,
  createPartnerPage,
  exchange,
  newVerifier,
  type PartnerPage,
  type TestPartner,
} from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
let browser: Browser;
let partner: TestPartner;
let page: PartnerPage;
beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db, { name: 'Nusrat Jahan', gender: 2 });
  browser = await signInAs(context.app, account);
  partner = await createPartner(context.database.db);
  page = createPartnerPage(context.app, partner.origin);
});

const auditOf = async (userId: number) =>
  (await context.database.db.select().from(auditLog).where(eq(auditLog.userId, userId))).map(
    ({ action, outcome, target }) => [action, outcome, target],
  );

describe('connecting', () => {
  test('shows the partner by its registered name and the host that asks', async () => {
    const url = `/api/v1/embed/connect?site=${partner.site}&origin=${partner.origin}`;
    const host = new URL(partner.origin).host;
    expect((await browser.ask({ url })).json()).toEqual({
      site: partner.site,
      name: expect.stringMatching(/^School/),
      host,
      is_approved: false,
    });
    await connect(browser, page, partner);
    expect((await browser.ask({ url })).json().is_approved).toBe(true);
    const other = await signInAs(context.app, await createAccount(context.database.db));
    expect((await other.ask({ url })).json().is_approved).toBe(false);
  });

  test('gives a token of ten minutes that tells no more than the first name', async () => {
    const { code, verifier } = await approve(browser, partner);
    const answer = await exchange(page, { site: partner.site, code, verifier });
    expect(answer.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 600,
      scopes: ['me:basic', 'jobs:flags', 'jobs:save'],
      user: { first_name: 'Nusrat', type: 'tutor', tutor_gender: 2 },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['access-control-allow-origin']).toBe(partner.origin);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const me = await callWith(page, answer.json().access_token);
    expect(me.json()).toEqual({ first_name: 'Nusrat', type: 'tutor', tutor_gender: 2 });
    expect(me.headers['access-control-allow-origin']).toBe(partner.origin);
    expect(me.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('keeps neither code nor token in the clear, and writes both steps down', async () => {
    const { code, verifier } = await approve(browser, partner);
    const token = (await exchange(page, { site: partner.site, code, verifier })).json()
      .access_token;
    await approve(browser, partner);
    const rows = JSON.stringify([
      await context.database.db.select().from(embedCodes),
      await context.database.db.select().from(embedTokens),
      await context.database.db.select().from(auditLog),
    ]);
    for (const secret of [code, verifier, token]) expect(rows).not.toContain(secret);
    const target = `site:${partner.site} ${partner.origin}`;
    const steps = (await auditOf(account.userId)).filter(([, , at]) => at === target);
    expect(steps).toEqual([
      ['site_first_connected', 'ok', target],
      ['embed_code_used', 'ok', target],
      ['site_connected', 'ok', target],
    ]);
  });

  test('is open to banned people and parents, and to nobody whose phone is not verified', async () => {
    const { db } = context.database;
    for (const user of [{ bannedAt: new Date('2026-01-01') }, { type: 'parent' as const }]) {
      const someone = await signInAs(context.app, await createAccount(db, user));
      expect(await connect(someone, page, partner)).toMatch(/^[\w-]{43}$/);
    }
    const unverified = await signInAs(
      context.app,
      await createAccount(db, { phoneNoVerifiedAt: null }),
    );
    const { answer } = await approve(unverified, partner);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'phone_not_verified']);
  });

  test('gives only what was agreed to', async () => {
    const token = await connect(browser, page, partner, { scopes: ['jobs:flags'] });
    const me = await callWith(page, token);
    expect([me.statusCode, me.json().code]).toEqual([403, 'scope_missing']);
    const flags = await callWith(page, token, { url: '/api/v1/embed/me/flags' });
    expect(flags.json()).toEqual({ applied: [], own: [], over: [], saved: [] });
  });
});

describe('a code is refused', () => {
  const refused = { status: 400, code: 'connect_code_invalid' };
  const outcome = async (...given: Parameters<typeof exchange>) => {
    const answer = await exchange(...given);
    return { status: answer.statusCode, code: answer.json().code };
  };

  test('after 60 seconds', async () => {
    const early = await approve(browser, partner);
    clock.forward(59);
    expect((await exchange(page, { site: partner.site, ...early })).statusCode).toBe(200);
    const late = await approve(browser, partner);
    clock.forward(61);
    expect(await outcome(page, { site: partner.site, ...late })).toEqual(refused);
  });

  test('the second time, and what the first got ends', async () => {
    const { code, verifier } = await approve(browser, partner, { keep: true });
    const given = { site: partner.site, code, verifier };
    const token = (await exchange(page, given)).json().access_token;
    expect((await callWith(page, token)).statusCode).toBe(200);
    expect(await outcome(page, given)).toEqual(refused);
    expect((await callWith(page, token)).statusCode).toBe(401);
    const renewed = await page.ask({
      url: '/api/v1/embed/token/renew',
      payload: { site: partner.site },
    });
    expect(renewed.statusCode).toBe(401);
    expect((await auditOf(account.userId)).at(-1)?.slice(0, 2)).toEqual([
      'embed_code_used',
      'code_replayed',
    ]);
  });

  test('of two at the same time at most one gets a token', async () => {
    const { code, verifier } = await approve(browser, partner);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => exchange(page, { site: partner.site, code, verifier })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  });

  test('with a wrong verifier, and for good after three', async () => {
    const { code, verifier } = await approve(browser, partner);
    const { site } = partner;
    for (let index = 0; index < 2; index += 1)
      expect(await outcome(page, { site, code, verifier: newVerifier() })).toEqual(refused);
    expect((await exchange(page, { site, code, verifier })).statusCode).toBe(200);
    const next = await approve(browser, partner);
    for (let index = 0; index < 3; index += 1)
      expect(await outcome(page, { site, code: next.code, verifier: newVerifier() })).toEqual(
        refused,
      );
    expect(await outcome(page, { site, code: next.code, verifier: next.verifier })).toEqual(
      refused,
    );
  });

  test('for another site or from the page of another partner', async () => {
    const { db } = context.database;
    const other = await createPartner(db);
    const given = await approve(browser, partner);
    expect(await outcome(page, { site: other.site, ...given })).toEqual(refused);
    const elsewhere = createPartnerPage(context.app, other.origin);
    expect(await outcome(elsewhere, { site: partner.site, ...given })).toEqual(refused);
  });

  test('when the person has signed out meanwhile', async () => {
    const given = await approve(browser, partner);
    await browser.ask({ method: 'POST', url: '/api/v1/logout' });
    expect(await outcome(page, { site: partner.site, ...given })).toEqual(refused);
  });

  test('that nobody has', async () => {
    const given = { site: partner.site, code: newVerifier(), verifier: newVerifier() };
    expect(await outcome(page, given)).toEqual(refused);
  });
});

describe('a site or origin that is not registered', () => {
  test.each<[string, (own: TestPartner, other: TestPartner) => Partial<TestPartner>]>([
    ['no such site', () => ({ site: 'nobody-here' })],
    ["another partner's site", (_own, other) => ({ site: other.site })],
    ["another partner's origin", (_own, other) => ({ origin: other.origin })],
    ['http', (own) => ({ origin: own.origin.replace('https', 'http') })],
    ['another port', (own) => ({ origin: `${own.origin}:444` })],
    ['a longer host', (own) => ({ origin: `${own.origin}.evil.example` })],
    ['a subdomain', (own) => ({ origin: own.origin.replace('//', '//a.') })],
  ])('%s: no card and no code', async (_name, change) => {
    const asked = { ...partner, ...change(partner, await createPartner(context.database.db)) };
    const url = `/api/v1/embed/connect?${new URLSearchParams(asked)}`;
    const card = await browser.ask({ url });
    expect([card.statusCode, card.json().code]).toEqual([404, 'site_unknown']);
    const { answer } = await approve(browser, asked);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'site_unknown']);
  });

  test.each([
    'null',
    '',
    '*',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a:b@school.example',
    'https://school.example/',
    'https://school.example/path',
    'HTTPS://SCHOOL.EXAMPLE',
    `https://${'a'.repeat(300)}.example`,
  ])('%s is no origin at all', async (origin) => {
    const { answer } = await approve(browser, { site: partner.site, origin });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(answer.json().errors.origin).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['scopes', { scopes: ['apply'] }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: 'me:basic' }],
    ['challenge', { challenge: 'short' }],
    ['challenge', { challenge: `${'a'.repeat(42)}=` }],
    ['site', { site: '../etc' }],
    ['site', { site: "x' or 1=1 --" }],
    ['keep', { keep: 'yes' }],
  ])('a wrong %s is named: %j', async (field, wrong) => {
    const payload = {
      ...partner,
      scopes: ['me:basic'],
      challenge: 'a'.repeat(43),
      keep: false,
      ...wrong,
    };
    const answer = await browser.ask({ method: 'POST', url: '/api/v1/embed/connect', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toHaveLength(1);
  });
});

describe('limits', () => {
  test('30 consents an hour for a person and site', async () => {
    for (let index = 0; index < 30; index += 1)
      expect((await approve(browser, partner)).answer.statusCode).toBe(200);
    const { answer } = await approve(browser, partner);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
    const other = await createPartner(context.database.db);
    expect((await approve(browser, other)).answer.statusCode).toBe(200);
  });

  test('20 exchanges an hour for a person and site', async () => {
    const given = { site: partner.site, ...(await approve(browser, partner)) };
    const wrong = { ...given, verifier: newVerifier() };
    for (let index = 0; index < 20; index += 1)
      expect((await exchange(page, wrong)).statusCode).toBe(400);
    const answer = await exchange(page, wrong);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['access-control-allow-origin']).toBe(partner.origin);
  });
});

test('old codes and tokens leave the tables', async () => {
  await connect(browser, page, partner);
  clock.forward(2 * 86_400);
  await cleanUp(context.services);
  expect(await context.database.db.select().from(embedCodes)).toEqual([]);
  expect(await context.database.db.select().from(embedTokens)).toEqual([]);
});
