import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginAnswer } from '#core/people/api/account.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';
import {
  type Account,
  createAccount,
  createBrowser,
  PASSWORD,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let account: Account;
let clock: ReturnType<typeof stopClock>;
beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const login = (email: string, password: string, ip?: string) =>
  createBrowser(context.app, ip).ask({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email, password },
  });

describe('with the right password', () => {
  test('by phone in any writing, and by e-mail in any case', async () => {
    const bengali = account.phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    for (const name of [
      account.phone,
      `+88 ${account.phone}`,
      bengali,
      account.email.toUpperCase(),
    ]) {
      const answer = await login(name, PASSWORD);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      expect(loginAnswer.parse(answer.json())).toMatchObject({
        status: 'success',
        otp_status: 'not_needed',
        phone_no: account.phone,
        phone_no_verified_at: '2026-01-01T00:00:00.000Z',
        tutor: { id: account.tutorId },
        parent: null,
      });
    }
  });

  test('our own pages get a cookie no script can read, and no token', async () => {
    const answer = await login(account.phone, PASSWORD);
    expect(answer.json().api_token).toBeUndefined();
    const sid = answer.cookies.find(({ name }) => name === 'sid');
    expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(sid?.value).toMatch(/^[\w-]{43}$/);
    const rows = await context.database.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(sid?.value);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashToken(sid?.value ?? ''));
  });

  test('on https the cookies are tied to the host', async () => {
    const { app } = await buildTestApp(context.database, { publicUrl: 'https://porua.example' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { origin: 'https://porua.example', 'x-porua': '1' },
      payload: { email: account.phone, password: PASSWORD },
    });
    await app.close();
    expect(answer.cookies).toHaveLength(2);
    for (const cookie of answer.cookies) {
      expect(cookie.name).toMatch(/^__Host-Http-(sid|dev)$/);
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
      expect(cookie.domain).toBeUndefined();
    }
  });

  test('other clients get a token and no cookie', async () => {
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password: PASSWORD },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { api_token, exp } = loginAnswer.parse(answer.json());
    expect(exp).toBe(clock.now().getTime() / 1000 + 14 * 86_400);
    const user = await context.app.inject({
      url: '/api/v1/user',
      headers: { authorization: `Bearer ${api_token}` },
    });
    expect(user.json()).toMatchObject({ id: account.userId, OTPVerifyUseOnly: false });
    const asCookie = await context.app.inject({
      url: '/api/v1/user',
      cookies: { sid: `${api_token}` },
    });
    expect(asCookie.statusCode).toBe(401);
  });

  test('a new token each time, and the session of before is over', async () => {
    const browser = await signInAs(context.app, account);
    const before = browser.jar.get('sid') ?? '';
    await browser.ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password: PASSWORD },
    });
    expect(browser.jar.get('sid')).not.toBe(before);
    const old = await context.app.inject({ url: '/api/v1/user', cookies: { sid: before } });
    expect(old.statusCode).toBe(401);
  });

  test('a banned tutor may sign in and sees why nothing works', async () => {
    const banned = await createAccount(context.database.db, { bannedAt: new Date('2026-01-01') });
    const answer = await login(banned.phone, PASSWORD);
    expect(answer.json().user.is_banned).toBe(true);
  });

  test('a deactivated account may not, and learns it only now', async () => {
    const gone = await createAccount(context.database.db, {
      deactivatedAt: new Date('2026-01-01'),
    });
    expect((await login(gone.phone, 'something else')).json().code).toBe('wrong_credentials');
    const answer = await login(gone.phone, PASSWORD);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'deactivated']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('with a wrong one', () => {
  test('known and unknown accounts get the same answer after the same work', async () => {
    const noPassword = await createAccount(context.database.db, { passwordHash: null });
    const bodies = new Set<string>();
    for (const name of [
      account.phone,
      '01999999999',
      'nobody@example.com',
      'not a name',
      noPassword.phone,
    ]) {
      const verify = vi.spyOn(context.services.passwords, 'verify');
      const answer = await login(name, 'wrong password');
      expect([name, answer.statusCode, verify.mock.calls.length]).toEqual([name, 401, 1]);
      const { request_id: _, ...body } = answer.json();
      bodies.add(JSON.stringify(body));
      vi.restoreAllMocks();
    }
    expect([...bodies]).toHaveLength(1);
    expect([...bodies][0]).toContain('wrong_credentials');
  });

  test('unicode forms of one password are one password', async () => {
    const passwordHash = await context.services.passwords.hash('caf\u00e9 au lait');
    const user = await createAccount(context.database.db, { passwordHash });
    expect((await login(user.phone, 'cafe\u0301 au lait')).statusCode).toBe(200);
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'x' }, ['password']],
    [{ email: 'x', password: 'y'.repeat(10_000) }, ['password']],
    [{ email: { $ne: '' }, password: ['x'] }, ['email', 'password']],
  ])('%j is answered with the field', async (payload, fields) => {
    const answer = await createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/v1/login',
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });

  test('NUL and other strange characters fail like any wrong password', async () => {
    for (const password of ['a\0b', '\u{1f600}'.repeat(40), "' or 1=1 --"])
      expect((await login(account.phone, password)).json().code).toBe('wrong_credentials');
  });
});

describe('guessing', () => {
  const guess = (ip: string) => login(account.phone, 'wrong password', ip);

  test('is slowed per neighbourhood after 5, with the time to come back', async () => {
    for (let index = 0; index < 5; index += 1)
      expect((await guess(`198.51.100.${index}`)).statusCode).toBe(401);
    const refused = await login(account.phone, PASSWORD, '198.51.100.77');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers['retry-after']).toBe('900');
    clock.forward(901);
    expect((await login(account.phone, PASSWORD, '198.51.100.77')).statusCode).toBe(200);
  });

  test('from many places is slowed after 10, but a known device still gets in', async () => {
    const owner = await signInAs(context.app, account);
    for (let index = 0; index < 10; index += 1)
      expect((await guess(`10.${index}.0.1`)).statusCode).toBe(401);
    expect((await guess('10.99.0.1')).statusCode).toBe(429);
    const answer = await owner.ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password: PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('a device mark of another account, or a forged one, is worth nothing', async () => {
    const other = await signInAs(context.app, await createAccount(context.database.db));
    for (let index = 0; index < 10; index += 1) await guess(`10.${index}.0.1`);
    const mark = other.jar.get('dev') ?? '';
    for (const dev of [
      mark,
      `${account.userId}.${mark.split('.').slice(1).join('.')}`,
      'x.y.z',
      '',
    ]) {
      const answer = await context.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        headers: { origin: 'http://localhost:8080', 'x-porua': '1', cookie: `dev=${dev}` },
        remoteAddress: '10.99.0.1',
        payload: { email: account.phone, password: PASSWORD },
      });
      expect(answer.statusCode).toBe(429);
    }
  });

  test('at the same time is counted as well', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('192.0.2.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test('one password for many accounts from one neighbourhood stops after 100', async () => {
    vi.spyOn(context.services.passwords, 'verify').mockResolvedValue(false);
    for (let index = 0; index < 100; index += 1)
      expect(
        (await login(`nobody${index}@example.com`, 'wrong password', '203.0.113.9')).statusCode,
      ).toBe(401);
    expect((await login(account.phone, PASSWORD, '203.0.113.10')).statusCode).toBe(429);
  });

  test('a success wipes the failures before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) await guess('192.0.2.1');
      expect((await login(account.phone, PASSWORD, '192.0.2.1')).statusCode).toBe(200);
    }
  });
});

test('an unverified phone: a session for the code only, and the code is sent', async () => {
  const unverified = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
  const answer = await login(unverified.phone, PASSWORD);
  expect(answer.json()).toMatchObject({
    otp_status: 'sent',
    phone_no_verified_at: null,
    user: { OTPVerifyUseOnly: true },
  });
  const again = await login(unverified.phone, PASSWORD);
  expect(again.json()).toMatchObject({ otp_status: 'too_many_requests', resend_in: 60 });
});

test('being deactivated ends the session with the next request', async () => {
  const browser = await signInAs(context.app, account);
  expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
  await context.database.db
    .update(users)
    .set({ deactivatedAt: clock.now() })
    .where(eq(users.id, account.userId));
  expect((await browser.ask({ url: '/api/v1/user' })).json().code).toBe('not_signed_in');
});
