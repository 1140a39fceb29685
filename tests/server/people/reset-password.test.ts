import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import {
  type Account,
  type Browser,
  createAccount,
  createBrowser,
  lastCode,
  newPhone,
  otherCode,
  PASSWORD,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const NEW_PASSWORD = 'an even finer phrase';
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
let browser: Browser;
beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db);
  browser = createBrowser(context.app);
});

const step = (name: string, payload: object, from = browser) =>
  from.ask({ method: 'POST', url: `/api/v1/forgot-password/${name}`, payload });
const send = (phone = account.phone, from = browser) => step('send-otp', { phone_no: phone }, from);
const verify = (otp: string, from = browser) =>
  step('verify-forgot-password-otp', { phone_no: account.phone, phone_otp: otp }, from);
const reset = (token: string, changes: object = {}) =>
  step('reset', {
    phone_no: account.phone,
    token,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    ...changes,
  });
const code = () => lastCode(context.database.db, account.phone);
const login = (password: string) =>
  createBrowser(context.app).ask({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: account.phone, password },
  });

async function takeToken(): Promise<string> {
  await send();
  return (await verify(await code())).json().token;
}

test('phone, code, new password: the old one and every session end', async () => {
  const signedIn = await signInAs(context.app, account);
  const sent = await send();
  expect(sent.json()).toMatchObject({ type: 'success', resend_in: 120 });
  expect(sent.json().challenge).toBeUndefined();
  expect(sent.cookies).toMatchObject([{ name: 'pre', httpOnly: true, sameSite: 'Strict' }]);
  const { token } = (await verify(await code())).json();
  expect((await reset(token)).json()).toMatchObject({ status: 'success' });
  expect((await signedIn.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
  expect((await login(PASSWORD)).statusCode).toBe(401);
  expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
});

test('a client without cookies proves itself by the challenge it was given', async () => {
  const ask = (name: string, payload: object) =>
    context.app.inject({ method: 'POST', url: `/api/v1/forgot-password/${name}`, payload });
  const sent = await ask('send-otp', { phone_no: account.phone });
  expect(sent.headers['set-cookie']).toBeUndefined();
  const body = { phone_no: account.phone, phone_otp: await code() };
  expect((await ask('verify-forgot-password-otp', body)).json().code).toBe('otp_expired');
  const { challenge } = sent.json();
  const answer = await ask('verify-forgot-password-otp', { ...body, challenge });
  expect(answer.json().token).toMatch(/^[\w-]{43}$/);
});

test('a number nobody has gets the same answer, and no message', async () => {
  const unknownPhone = newPhone();
  const known = await send();
  const unknown = await send(unknownPhone, createBrowser(context.app));
  expect(unknown.json()).toEqual(known.json());
  expect(unknown.cookies.map(({ name }) => name)).toEqual(['pre']);
  const { db } = context.database;
  const written = await db
    .select()
    .from(otpCodes)
    .where(eq(otpCodes.phone, `+88${unknownPhone}`));
  expect(written).toHaveLength(1);
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, `+88${unknownPhone}`));
  expect(messages).toMatchObject([{ channel: 'none', sentAt: null }]);
  const shown = await context.app.inject({ url: `/dev/outbox?phone=${unknownPhone}` });
  expect(shown.json()).toEqual([]);
  const again = await send(unknownPhone, createBrowser(context.app));
  const againKnown = await send(account.phone, createBrowser(context.app));
  expect([again.statusCode, againKnown.statusCode]).toEqual([429, 429]);
});

test('the right digits for a number nobody has are wrong', async () => {
  const unknownPhone = newPhone();
  await send(unknownPhone);
  const [message] = await context.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, `+88${unknownPhone}`));
  const answer = await step('verify-forgot-password-otp', {
    phone_no: unknownPhone,
    phone_otp: message?.otp,
  });
  expect(answer.json().code).toBe('otp_wrong');
});

describe('who is locked out by wrong passwords', () => {
  const HOME = '203.0.113.7';
  const guess = (ip: string, password = 'wrong password') =>
    createBrowser(context.app, ip).ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password },
    });
  /** Ten guesses from everywhere fill what an account has, five from home what it has there. */
  async function lockOut() {
    for (let index = 0; index < 5; index += 1) await guess(HOME);
    for (let index = 0; index < 5; index += 1) await guess(`10.${index}.0.1`);
    expect((await guess(HOME, PASSWORD)).statusCode).toBe(429);
    expect((await guess('10.99.0.1', PASSWORD)).statusCode).toBe(429);
  }
  const resetAt = async (browserAtHome = createBrowser(context.app, HOME)) => {
    await send(account.phone, browserAtHome);
    const { token } = (await verify(await code(), browserAtHome)).json();
    const body = { phone_no: account.phone, token };
    const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect((await step('reset', { ...body, ...passwords }, browserAtHome)).statusCode).toBe(200);
    return browserAtHome;
  };

  test('gets in with the new one, here and elsewhere', async () => {
    await lockOut();
    await resetAt();
    expect((await guess(HOME, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await guess('10.99.0.1', NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('also while the guessing goes on, for a day and more', async () => {
    const owner = await resetAt();
    for (let quarter = 0; quarter < 12; quarter += 1) {
      for (let index = 0; index < 10; index += 1) await guess(`10.${index}.0.1`);
      clock.forward(901);
    }
    expect((await guess('10.99.0.1', NEW_PASSWORD)).statusCode).toBe(429);
    const payload = { email: account.phone, password: NEW_PASSWORD };
    const url = '/api/v1/login';
    expect((await owner.ask({ method: 'POST', url, payload })).statusCode).toBe(200);
  });

  test('asking for a code, or a wrong one, lifts nothing', async () => {
    await lockOut();
    await send();
    await verify(otherCode(await code()));
    expect((await guess(HOME, PASSWORD)).statusCode).toBe(429);
    await verify(await code());
    expect((await guess(HOME, PASSWORD)).statusCode).toBe(429);
  });

  test('and the networks that guessed stay limited', async () => {
    for (let index = 0; index < 5; index += 1) await guess('198.51.100.1');
    await resetAt();
    expect((await guess('198.51.100.1')).statusCode).toBe(429);
  });
});

describe('the code', () => {
  test('works only where it was asked for', async () => {
    await send();
    const otp = await code();
    expect((await verify(otp, createBrowser(context.app))).json().code).toBe('otp_expired');
    expect((await verify(otp)).statusCode).toBe(200);
  });

  test('works once, and not after 300 seconds', async () => {
    await send();
    const otp = await code();
    expect((await verify(otp)).statusCode).toBe(200);
    expect((await verify(otp)).json().code).toBe('otp_expired');
    clock.forward(61);
    await send();
    clock.forward(300);
    expect((await verify(await code())).json().code).toBe('otp_expired');
  });

  test('dies after five wrong tries, and a resend brings no new ones', async () => {
    await send();
    const otp = await code();
    for (let index = 0; index < 5; index += 1)
      expect((await verify(otherCode(otp))).json()).toMatchObject({
        code: 'otp_wrong',
        errors: { otp: [expect.any(String)] },
      });
    expect((await verify(otp)).json().code).toBe('otp_expired');
    clock.forward(61);
    expect((await send()).json().code).toBe('too_many_requests');
  });
});

describe('the token', () => {
  test('works once', async () => {
    const token = await takeToken();
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, { password: PASSWORD, password_confirmation: PASSWORD });
    expect([again.statusCode, again.json().code]).toEqual([422, 'reset_token_invalid']);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('works for two clicks once', async () => {
    const token = await takeToken();
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('works for ten minutes', async () => {
    const token = await takeToken();
    clock.forward(600);
    expect((await reset(token)).json().code).toBe('reset_token_invalid');
  });

  test('of another phone, or forged, changes nothing', async () => {
    const token = await takeToken();
    const other = await createAccount(context.database.db);
    for (const changes of [{ phone_no: other.phone }, { token: 'x' }, { token: `${token}x` }])
      expect((await reset(token, changes)).json().code).toBe('reset_token_invalid');
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test('of a number the account had in between changes nothing', async () => {
    const { db } = context.database;
    const { phone } = account;
    const renumber = (phoneNo: string) =>
      db.update(users).set({ phoneNo }).where(eq(users.id, account.userId));
    const between = newPhone();
    await renumber(`+88${between}`);
    account = { ...account, phone: between };
    const token = await takeToken();
    await renumber(`+88${phone}`);
    for (const phone_no of [phone, between])
      expect((await reset(token, { phone_no })).json().code).toBe('reset_token_invalid');
  });

  test('is not spent on a password that will not do', async () => {
    const token = await takeToken();
    const weak = { password: 'password123', password_confirmation: 'password123' };
    expect((await reset(token, weak)).json()).toMatchObject({ code: 'invalid_input' });
    expect((await reset(token)).statusCode).toBe(200);
  });
});

test('an unverified phone is verified by it', async () => {
  account = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
  await reset(await takeToken());
  const [user] = await context.database.db.select().from(users).where(eq(users.id, account.userId));
  expect(user?.phoneNoVerifiedAt).toEqual(clock.now());
});

test.each([
  ['send-otp', {}, ['phone_no']],
  ['send-otp', { phone_no: '0171' }, ['phone_no']],
  ['send-otp', { phone_no: '01012345678' }, ['phone_no']],
  ['verify-forgot-password-otp', { phone_no: '01711111111', phone_otp: '12' }, ['phone_otp']],
  [
    'reset',
    { phone_no: '01711111111', token: 'x', password: 'short', password_confirmation: 'short' },
    ['password'],
  ],
])('%s %j', async (name, payload, fields) => {
  const answer = await step(name, payload);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, fields]);
});

test('the log knows of it, without phone, code or token', async () => {
  const token = await takeToken();
  await reset(token);
  const rows = await context.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, account.userId));
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'reset_code_sent ok',
    'reset_code_verified ok',
    'password_reset ok',
  ]);
  const text = JSON.stringify(rows);
  for (const secret of [account.phone.slice(1), token, await code(), '127.0.0'])
    expect(text).not.toContain(secret);
});
