import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import {
  type Account,
  type Browser,
  createAccount,
  PASSWORD,
  signInAs,
} from '../setup/accounts.ts';
import { callWith, connect, createPartner, createPartnerPage } from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const NEXT = 'another fine phrase';
let account: Account;
let browser: Browser;
beforeEach(async () => {
  account = await createAccount(context.database.db, { name: 'Abdul Karim Chowdhury' });
  browser = await signInAs(context.app, account);
});

const change = (from: Browser, fields: object = {}, headers: Record<string, string> = {}) =>
  from.ask({
    method: 'POST',
    url: '/api/v1/change-password',
    headers,
    payload: {
      current_password: PASSWORD,
      new_password: NEXT,
      new_password_confirmation: NEXT,
      ...fields,
    },
  });
const statusOf = async (from: Browser) => (await from.ask({ url: '/api/v1/user' })).statusCode;
const signInStatus = async (password: string) =>
  (
    await context.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password },
    })
  ).statusCode;

describe('a new password while signed in', () => {
  test('ends the other sessions and keeps this one, with a new cookie', async () => {
    const other = await signInAs(context.app, account);
    const before = browser.jar.get('sid') ?? '';
    const answer = await change(browser);
    expect(answer.json()).toEqual({
      status: 'success',
      message: 'Your password has been changed. Other devices and connected sites are signed out.',
      exp: expect.any(Number),
    });
    expect(browser.jar.get('sid')).not.toBe(before);
    expect(await statusOf(browser)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    const old = await context.app.inject({ url: '/api/v1/user', cookies: { sid: before } });
    expect(old.statusCode).toBe(401);
    expect(await signInStatus(PASSWORD)).toBe(401);
    expect(await signInStatus(NEXT)).toBe(200);
  });

  test('gives API clients a new token', async () => {
    const login = await context.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password: PASSWORD },
    });
    const ask = (token: string) =>
      context.app.inject({ url: '/api/v1/user', headers: { authorization: `Bearer ${token}` } });
    const before = login.json().api_token;
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/v1/change-password',
      headers: { authorization: `Bearer ${before}` },
      payload: {
        current_password: PASSWORD,
        new_password: NEXT,
        new_password_confirmation: NEXT,
      },
    });
    expect((await ask(answer.json().api_token)).statusCode).toBe(200);
    expect((await ask(before)).statusCode).toBe(401);
  });

  test('ends every connected site at once, also those of this session', async () => {
    const partner = await createPartner(context.database.db);
    const page = createPartnerPage(context.app, partner.origin);
    const token = await connect(browser, page, partner, { keep: true });
    await change(browser);
    expect((await callWith(page, token)).statusCode).toBe(401);
    const payload = { site: partner.site };
    const renewed = await page.ask({ url: '/api/v1/embed/token/renew', payload });
    expect(renewed.statusCode).toBe(401);
  });

  test.each<[string, string, object]>([
    ['current_password', 'This is not your current password.', { current_password: 'wrong one' }],
    ['current_password', 'Please fill this in.', { current_password: undefined }],
    [
      'new_password',
      'Please choose a password other than your current one.',
      { new_password: PASSWORD, new_password_confirmation: PASSWORD },
    ],
    [
      'new_password',
      'Password must be at least 8 or more characters',
      { new_password: 'short', new_password_confirmation: 'short' },
    ],
    [
      'new_password',
      'This password is easy to guess. Please choose another.',
      { new_password: 'password', new_password_confirmation: 'password' },
    ],
    [
      'new_password',
      'This password is easy to guess. Please choose another.',
      {
        new_password: 'abdul karim chowdhury',
        new_password_confirmation: 'abdul karim chowdhury',
      },
    ],
    [
      'new_password_confirmation',
      'The two passwords are not the same.',
      { new_password_confirmation: 'something else' },
    ],
    [
      'new_password',
      'Must have at most 128 characters.',
      { new_password: 'a'.repeat(10_000), new_password_confirmation: 'a'.repeat(10_000) },
    ],
  ])('tells of %s: %s', async (field, text, fields) => {
    const answer = await change(browser, fields);
    expect([answer.statusCode, answer.json().errors[field]]).toEqual([400, [text]]);
    expect(await signInStatus(PASSWORD)).toBe(200);
  });

  test('is not their own phone, in any writing', async () => {
    const phone = `+880 ${account.phone.slice(1, 5)}-${account.phone.slice(5)}`;
    const fields = { new_password: phone, new_password_confirmation: phone };
    expect((await change(browser, fields)).json().errors.new_password).toHaveLength(1);
  });

  test('guessing the current one is slowed and written down, and locks nobody out', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await change(browser, { current_password: 'wrong one' })).statusCode).toBe(400);
    const answer = await change(browser, { current_password: 'wrong one' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
    expect(await signInStatus(PASSWORD)).toBe(200);
    const entries = await context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.userId, account.userId));
    const wrong = entries.filter(({ outcome }) => outcome === 'password_wrong');
    expect(wrong).toHaveLength(10);
  });
});
