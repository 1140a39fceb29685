/** Guardians and tutors sign in by phone and code alone; strangers learn nothing about anybody's number. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/ground/db/schema/people.ts';
import {
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
import { hireBody, signInParent, textsTo, verifyPhone } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services);
});

const post = (browser: Browser, url: string, payload: object) =>
  browser.ask({ method: 'POST', url, payload });
const send = (phone: string, browser: Browser) =>
  post(browser, '/api/v1/login/send-otp', { phone_no: phone });
const verify = (phone: string, phone_otp: string, browser: Browser) =>
  post(browser, '/api/v1/login/verify-otp', { phone_no: phone, phone_otp });
const code = (phone: string) => lastCode(context.database.db, phone);
const newBrowser = (ip?: string) => createBrowser(context.app, ip);

async function signInByCode(phone: string, browser = newBrowser()) {
  await send(phone, browser);
  return verify(phone, await code(phone), browser);
}

/** A guest's request; the phone has an account without a password from then on. */
async function hireAsGuest() {
  const { phone, proof, browser } = await verifyPhone(context);
  const answer = await post(browser, '/api/hire', hireBody(proof));
  return { phone, proof, browser, no: String(answer.json().request_no) };
}

const userOf = async (phone: string) => {
  const [user] = await context.database.db
    .select()
    .from(users)
    .where(eq(users.phoneNo, `+88${phone}`));
  return user;
};

describe('a guest who has hired', () => {
  test('the message leads to the request; phone and code open it, and a password is set', async () => {
    const { phone, no } = await hireAsGuest();
    const messages = await textsTo(context.database.db, phone);
    expect(messages.join('\n')).toContain(`http://localhost:8080/r/${no.slice(1)}`);
    clock.forward(61);
    const browser = newBrowser();
    const answer = await signInByCode(phone, browser);
    expect(answer.json()).toMatchObject({
      status: 'success',
      user: { type: 'parent', has_password: false, OTPVerifyUseOnly: false },
    });
    const requests = await browser.ask({ url: '/api/parent/tutor-requests' });
    expect(requests.json().data).toHaveLength(1);

    const set = (password: string) =>
      post(browser, '/api/v1/set-password', { password, password_confirmation: password });
    expect((await set('short')).statusCode).toBe(400);
    expect((await set(phone)).json().errors).toHaveProperty('password');
    expect((await set(PASSWORD)).statusCode).toBe(200);
    expect((await set('another fine phrase')).statusCode).toBe(409);
    expect((await browser.ask({ url: '/api/v1/user' })).json().has_password).toBe(true);
    await signInAs(context.app, { phone });
    const sent = (await textsTo(context.database.db, phone)).join('\n');
    expect(sent).toMatch(/পাসওয়ার্ড আছে|has a password now/);
    expect(sent).not.toMatch(/পাসওয়ার্ড বদলানো|has been changed/);

    // The next day, by code alone.
    clock.forward(86_400);
    expect((await signInByCode(phone)).statusCode).toBe(200);
  });

  test('the proof of the request signs in once, soon, and only after it was sent', async () => {
    const { phone, proof, browser } = await verifyPhone(context);
    const byProof = (from = browser) => post(from, '/api/v1/login/hire-proof', { proof });
    expect((await byProof()).json().code).toBe('proof_invalid');
    await post(browser, '/api/hire', hireBody(proof));
    const answer = await byProof();
    expect(answer.json()).toMatchObject({ user: { phone_no: phone, has_password: false } });
    expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
    expect((await byProof(newBrowser())).json().code).toBe('proof_invalid');
    const late = await hireAsGuest();
    clock.forward(15 * 60 + 1);
    const tooLate = await post(newBrowser(), '/api/v1/login/hire-proof', { proof: late.proof });
    expect(tooLate.statusCode).toBe(422);
  });
});

describe('what strangers learn', () => {
  test('the same answer and the same message for every number', async () => {
    const { account: guardian } = await signInParent(context);
    const tutor = await createAccount(context.database.db);
    const guest = await hireAsGuest();
    clock.forward(61);
    const answers: unknown[] = [];
    const texts: string[] = [];
    for (const phone of [guardian.phone, tutor.phone, guest.phone, newPhone()]) {
      const browser = newBrowser();
      const { statusCode, headers, json } = await send(phone, browser);
      answers.push([statusCode, json(), headers['content-length']]);
      const wrong = await verify(phone, otherCode(await code(phone)), browser);
      answers.push([wrong.statusCode, { ...wrong.json(), request_id: '' }]);
      const [text] = await textsTo(context.database.db, phone);
      texts.push(String(text).replace(/\d{6}/g, '#'));
    }
    const [sent, wrong] = answers;
    expect(answers).toEqual([sent, wrong, sent, wrong, sent, wrong, sent, wrong]);
    expect(new Set(texts).size).toBe(1);
  });

  test('whose number it is, is said to who has the phone', async () => {
    const tutor = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
    const staff = await createAccount(context.database.db, { type: 'staff' });
    const gone = await createAccount(context.database.db, {
      type: 'parent',
      deactivatedAt: new Date('2026-01-01'),
    });
    for (const [phone, status, said] of [
      [tutor.phone, 403, 'password_needed'],
      [staff.phone, 403, 'password_needed'],
      [gone.phone, 403, 'deactivated'],
      [newPhone(), 404, 'no_account'],
    ] as const) {
      const browser = newBrowser();
      const answer = await signInByCode(phone, browser);
      expect([answer.statusCode, answer.json().code]).toEqual([status, said]);
      expect(browser.jar.has('sid')).toBe(false);
    }
  });

  test('a tutor with a verified phone gets in by the code, without being made a guardian', async () => {
    const tutor = await createAccount(context.database.db);
    const browser = newBrowser();
    const answer = await signInByCode(tutor.phone, browser);
    expect(answer.json().user).toMatchObject({ type: 'tutor', has_password: true, parent: null });
    expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
    // The password is as good as before.
    await signInAs(context.app, tutor);
  });

  test('a code is for the browser that asked', async () => {
    const { account } = await signInParent(context);
    await send(account.phone, newBrowser());
    const answer = await verify(account.phone, await code(account.phone), newBrowser());
    expect(answer.json().code).toBe('otp_expired');
  });
});

describe('limits', () => {
  test('five tries a phone, whoever tries', async () => {
    const { account } = await signInParent(context);
    const browser = newBrowser();
    await send(account.phone, browser);
    const right = await code(account.phone);
    for (let index = 0; index < 5; index += 1)
      expect((await verify(account.phone, otherCode(right), browser)).json().code).toBe(
        'otp_wrong',
      );
    expect((await verify(account.phone, right, browser)).statusCode).not.toBe(200);
    clock.forward(61);
    expect((await send(account.phone, newBrowser())).statusCode).toBe(429);
  });

  test('wrong codes count for the neighbourhood as wrong passwords do', async () => {
    const { account } = await signInParent(context);
    const ip = '203.0.113.7';
    for (let index = 0; index < 100; index += 1)
      await post(newBrowser(ip), '/api/v1/login', { email: newPhone(), password: 'wrong' });
    const browser = newBrowser(ip);
    await send(account.phone, browser);
    const answer = await verify(account.phone, await code(account.phone), browser);
    expect(answer.statusCode).toBe(429);
  });

  test('strangers who use up the codes of a phone do not keep its owner out', async () => {
    const { phone, browser } = await hireAsGuest();
    clock.forward(61);
    await signInByCode(phone, browser);
    for (let index = 0; index < 12; index += 1) {
      clock.forward(3_601);
      await send(phone, newBrowser());
    }
    clock.forward(301);
    expect((await send(phone, newBrowser())).statusCode).toBe(429);
    expect((await signInByCode(phone, browser)).statusCode).toBe(200);
  });

  test('nor those who guess codes; the device has five tries of its own', async () => {
    const { phone, browser } = await hireAsGuest();
    clock.forward(61);
    await signInByCode(phone, browser);
    clock.forward(601);
    const stranger = newBrowser();
    await send(phone, stranger);
    const right = await code(phone);
    for (let index = 0; index < 6; index += 1) await verify(phone, otherCode(right), stranger);
    clock.forward(61);
    await send(phone, browser);
    const own = await code(phone);
    for (let index = 0; index < 4; index += 1) await verify(phone, otherCode(own), browser);
    expect((await verify(phone, own, browser)).statusCode).toBe(200);
    clock.forward(61);
    await send(phone, browser);
    const last = await code(phone);
    for (let index = 0; index < 5; index += 1) await verify(phone, otherCode(last), browser);
    expect((await verify(phone, last, browser)).statusCode).not.toBe(200);
  });

  test('a device is known for its own phone alone', async () => {
    const { browser } = await hireAsGuest();
    const other = await signInParent(context);
    for (let index = 0; index < 10; index += 1) {
      clock.forward(3_601);
      await send(other.account.phone, newBrowser());
    }
    clock.forward(61);
    expect((await send(other.account.phone, browser)).statusCode).toBe(429);
  });

  test('the owner of the phone gets in while strangers guess the password', async () => {
    const { account } = await signInParent(context);
    const guess = () =>
      post(newBrowser(), '/api/v1/login', { email: account.phone, password: 'wrong guess' });
    for (let index = 0; index < 6; index += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    expect((await signInByCode(account.phone)).statusCode).toBe(200);
    await signInAs(context.app, account);
  });
});

test('a password set for a number that was never verified is void once its owner signs in', async () => {
  const { account } = await signInParent(context);
  await context.database.db
    .update(users)
    .set({ phoneNoVerifiedAt: null })
    .where(eq(users.id, account.userId));
  const stranger = await signInAs(context.app, account);
  clock.forward(61);
  const owner = newBrowser();
  expect((await signInByCode(account.phone, owner)).json().user.has_password).toBe(false);
  expect((await stranger.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
  const again = await post(newBrowser(), '/api/v1/login', {
    email: account.phone,
    password: PASSWORD,
  });
  expect(again.json().code).toBe('wrong_credentials');
  expect((await userOf(account.phone))?.phoneNoVerifiedAt).not.toBeNull();
});
