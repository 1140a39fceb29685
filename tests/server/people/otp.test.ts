import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sendOtp } from '#server/people/otp/send-otp.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import {
  type Account,
  type Browser,
  createAccount,
  lastCode,
  newPhone,
  otherCode,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
let browser: Browser;
beforeEach(async () => {
  await context.database.db.delete(otpCodes);
  await context.database.db.delete(outboxMessages);
  clock = stopClock(context.services);
  account = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
  browser = await signInAs(context.app, account);
});

const code = () => lastCode(context.database.db, account.phone);
const verify = (otp: string, from = browser) =>
  from.ask({ method: 'POST', url: '/api/v1/verify-otp', payload: { otp } });
const resend = (from = browser) => from.ask({ method: 'POST', url: '/api/v1/resend-otp' });
const codeOf = (answer: Awaited<ReturnType<typeof verify>>) =>
  answer.json().code ?? answer.statusCode;

describe('a code asked for without a token', () => {
  const ask = (payload?: object) =>
    context.app.inject({
      method: 'POST',
      url: '/api/v1/resend-otp?lang=en',
      ...(payload && { payload }),
    });

  test('goes to the number that waits for one, and the session that waits takes it', async () => {
    const first = await code();
    clock.forward(121);
    const answer = await ask({ phone_no: account.phone });
    expect([answer.statusCode, answer.json().resend_in]).toEqual([200, 120]);
    expect(await code()).not.toBe(first);
    expect((await verify(await code())).statusCode).toBe(200);
  });

  test('is answered alike for a number nobody has, and nothing is sent', async () => {
    const phone = newPhone();
    const answer = await ask({ phone_no: phone });
    expect([answer.statusCode, answer.json().resend_in]).toEqual([200, 120]);
    const sent = await context.database.db
      .select({ channel: outboxMessages.channel })
      .from(outboxMessages)
      .where(eq(outboxMessages.to, `+88${phone}`));
    expect(sent).toEqual([{ channel: 'none' }]);
  });

  test('with neither token nor number says what it lacks', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'No token found']);
  });
});

describe('the right code', () => {
  test('proves the phone and changes the session for a full one', async () => {
    const before = browser.jar.get('sid');
    const answer = await verify(await code());
    expect(answer.json()).toMatchObject({ type: 'success', user: { OTPVerifyUseOnly: false } });
    expect(answer.json().user.phone_no_verified_at).toBe(clock.now().toISOString());
    expect(browser.jar.get('sid')).not.toBe(before);
    expect((await browser.ask({ url: '/api/update-profile-status' })).statusCode).toBe(200);
    const old = await context.app.inject({ url: '/api/v1/user', cookies: { sid: `${before}` } });
    expect(old.statusCode).toBe(401);
  });

  test('may be written in Bengali digits', async () => {
    const bengali = (await code()).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect((await verify(bengali)).statusCode).toBe(200);
  });

  test('works once, also for two clicks', async () => {
    const otp = await code();
    const answers = await Promise.all([verify(otp), verify(otp)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('works until its time is over', async () => {
    // Longer than the wait for another one: messages come late.
    clock.forward(299);
    expect((await verify(await code())).statusCode).toBe(200);
  });

  test('ends the other sessions that only wait to prove the phone', async () => {
    const other = await signInAs(context.app, account);
    expect((await other.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
    expect((await verify(await code(), other)).statusCode).toBe(200);
    expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
  });
});

describe('is refused', () => {
  test('a wrong one, by field', async () => {
    const answer = await verify(otherCode(await code()));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'otp_wrong']);
    expect(answer.json().errors).toEqual({ otp: ['This code is not right.'] });
  });

  test.each(['12345', '1234567', 'abcdef', '', '12 456'])('%j, which is no code', async (otp) => {
    const answer = await verify(otp);
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys(answer.json().errors)).toEqual(['otp']);
  });

  test('one whose time is over', async () => {
    const otp = await code();
    clock.forward(300);
    expect(codeOf(await verify(otp))).toBe('otp_expired');
  });

  test('one that a newer one has replaced', async () => {
    const otp = await code();
    clock.forward(61);
    expect((await resend()).json()).toMatchObject({ type: 'success', resend_in: 120 });
    const newer = await code();
    if (newer !== otp) expect(codeOf(await verify(otp))).toBe('otp_wrong');
    expect((await verify(newer)).statusCode).toBe(200);
  });

  test('the right one after five wrong ones, and a new one gives no new tries', async () => {
    const otp = await code();
    for (let index = 0; index < 5; index += 1)
      expect(codeOf(await verify(otherCode(otp)))).toBe('otp_wrong');
    expect(codeOf(await verify(otp))).toBe('otp_expired');
    clock.forward(61);
    const refused = await resend();
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBe(600 - 61);
    clock.forward(540);
    expect((await resend()).statusCode).toBe(200);
    expect((await verify(await code())).statusCode).toBe(200);
  });

  test('the sixth try over two codes', async () => {
    const first = await code();
    for (let index = 0; index < 3; index += 1) await verify(otherCode(first));
    clock.forward(61);
    await resend();
    const second = await code();
    for (let index = 0; index < 2; index += 1) await verify(otherCode(second));
    expect(codeOf(await verify(second))).toBe('too_many_requests');
  });

  test('five tries at the same time are five', async () => {
    const wrong = otherCode(await code());
    const answers = await Promise.all(Array.from({ length: 9 }, () => verify(wrong)));
    expect(answers.filter((answer) => codeOf(answer) === 'otp_wrong')).toHaveLength(5);
  });

  test('another account’s code', async () => {
    const other = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
    const stranger = await signInAs(context.app, other);
    const otp = await code();
    if (otp !== (await lastCode(context.database.db, other.phone)))
      expect(codeOf(await verify(otp, stranger))).toBe('otp_wrong');
  });

  test('without a session', async () => {
    browser.jar.clear();
    expect(codeOf(await verify('123456'))).toBe('not_signed_in');
    expect(codeOf(await resend())).toBe('not_signed_in');
  });
});

test('the code of before still works after signing in again', async () => {
  const otp = await code();
  const again = await signInAs(context.app, account);
  expect((await verify(otp, again)).statusCode).toBe(200);
});

test('a verified phone is sent no code', async () => {
  await verify(await code());
  expect((await resend()).json()).toMatchObject({ type: 'success', resend_in: 0 });
});

test('codes are stored as keyed hashes, and are gone after a day', async () => {
  const otp = await code();
  const { db } = context.database;
  expect(JSON.stringify(await db.select().from(otpCodes))).not.toContain(otp);
  clock.forward(86_401);
  await cleanUp(context.services);
  expect(await db.select().from(otpCodes)).toEqual([]);
  expect(await db.select().from(outboxMessages)).toEqual([]);
});

describe('how many are sent', () => {
  const send = (phone: string, ip = '127.0.0.1') =>
    sendOtp(context.services, {
      purpose: 'verify',
      phone: `+88${phone}`,
      userId: account.userId,
      binding: 'x',
      who: 'x',
      lang: 'en',
      ip,
    });
  const sendAfter = async (seconds: number, phone: string) => {
    clock.forward(seconds);
    const result = await send(phone);
    return result.status === 'too_many_requests' ? result.seconds : result.status;
  };

  test('to a phone: 1 in 60 s, 3 in 10 min, 5 in an hour, 10 in a day', async () => {
    const phone = newPhone();
    expect(await sendAfter(0, phone)).toBe('sent');
    expect(await sendAfter(59, phone)).toBe(1);
    expect(await sendAfter(1, phone)).toBe('sent');
    expect(await sendAfter(60, phone)).toBe('sent');
    expect(await sendAfter(60, phone)).toBe(600 - 180);
    expect(await sendAfter(420, phone)).toBe('sent');
    expect(await sendAfter(60, phone)).toBe('sent');
    expect(await sendAfter(600, phone)).toBe(3600 - 600 - 660);
    clock.forward(3600);
    for (let index = 0; index < 5; index += 1) {
      expect(await sendAfter(600, phone)).toBe('sent');
      clock.forward(200);
    }
    const wait = await sendAfter(3600, phone);
    expect(Number(wait)).toBeGreaterThan(3600);
  });

  test('to many phones from one neighbourhood: 20 in an hour', async () => {
    const results = [];
    for (let index = 0; index < 21; index += 1)
      results.push((await send(newPhone(), `203.0.113.${index}`)).status);
    expect(results).toEqual([...Array(20).fill('sent'), 'too_many_requests']);
    expect((await send(newPhone(), '203.0.114.1')).status).toBe('sent');
  });

  test('to all together: the budget of the hour', async () => {
    const { config } = context.services;
    const budget = config.smsPerHour;
    config.smsPerHour = 3;
    const results = [];
    for (let index = 0; index < 3; index += 1) results.push((await send(newPhone())).status);
    config.smsPerHour = budget;
    // One was sent when the account signed in.
    expect(results).toEqual(['sent', 'sent', 'sms_unavailable']);
  });
});

test('proving a phone that staff have meanwhile verified changes nothing', async () => {
  const { db } = context.database;
  const earlier = new Date('2026-05-05T00:00:00Z');
  const otp = await code();
  await db.update(users).set({ phoneNoVerifiedAt: earlier }).where(eq(users.id, account.userId));
  expect((await verify(otp)).json().user.phone_no_verified_at).toBe(earlier.toISOString());
});
