/**
 * Tests what somebody in a stolen session does to keep the number, and the link that takes it back
 * all the same.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { runDueChanges } from '#server/people/number-change/run-due-changes.ts';
import {
  type Browser,
  createBrowser,
  lastCode,
  newPhone,
  PASSWORD,
  stopClock,
} from '../setup/accounts.ts';
import { hireBody, signInParent, verifyPhone } from '../setup/hiring.ts';
import { changeSteps, lastSms, tokenOf } from '../setup/number-change.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let guardian: Awaited<ReturnType<typeof signInParent>>;
let steps: ReturnType<typeof changeSteps>;
let next: string;
/** The token of the link that went to the old number. */
let token: string;

const phoneNow = async () => {
  const [row] = await context.database.db
    .select({ phoneNo: users.phoneNo })
    .from(users)
    .where(eq(users.id, guardian.account.userId));
  return row?.phoneNo;
};
const undo = async () => {
  const url = '/api/v1/change-phone-no/stop';
  return (await context.app.inject({ method: 'POST', url, payload: { token } })).json();
};
/** Adds a change that was asked for before the other came into effect. */
const addOpen = async (state: 'waiting' | 'approved', oldPhone: string, phone = newPhone()) => {
  const at = clock.now();
  const [row] = await context.database.db
    .insert(numberChanges)
    .values({
      userId: guardian.account.userId,
      sessionId: '00000000-0000-4000-8000-000000000000',
      state,
      oldPhone: `+88${oldPhone}`,
      newPhone: `+88${phone}`,
      newVerifiedAt: at,
      createdAt: at,
      askedAt: at,
      statement: 'I lost it.',
      dueAt: state === 'approved' ? at : null,
    })
    .returning({ id: numberChanges.id });
  return row?.id ?? 0;
};
const stateOf = async (id: number) => {
  const [row] = await context.database.db
    .select({ state: numberChanges.state, answer: numberChanges.answer })
    .from(numberChanges)
    .where(eq(numberChanges.id, id));
  return row;
};

beforeEach(async () => {
  clock = stopClock(context.services);
  guardian = await signInParent(context);
  steps = changeSteps(context, guardian.browser);
  next = newPhone();
  await steps.begin(guardian.account.phone);
  await steps.give(next);
  token = tokenOf(await lastSms(context, 'number_changed', guardian.account.phone));
  clock.forward(121);
});

test('no other change begins while the link can undo this one', async () => {
  for (const refused of [await steps.post('/old-code'), await steps.lose(PASSWORD)])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', message: expect.stringContaining('24 hours') },
    });
  expect((await steps.read()).open).toBeNull();
  clock.forward(24 * 3600 - 122);
  expect((await steps.lose(PASSWORD)).status).toBe(409);
  expect(await undo()).toMatchObject({ state: 'undone' });
  expect(await phoneNow()).toBe(`+88${guardian.account.phone}`);
});

test('a day later one begins, and the link of the first is of no more use', async () => {
  clock.forward(24 * 3600 - 121);
  expect((await steps.begin(next)).status).toBe(200);
  expect((await undo()).code).toBe('link_invalid');
});

test.each(['waiting', 'approved'] as const)('one that is %s stops with it', async (state) => {
  const id = await addOpen(state, next);
  expect(await undo()).toMatchObject({ state: 'undone' });
  expect(await stateOf(id)).toMatchObject({ state: 'stopped' });
  await runDueChanges(context.services);
  expect(await phoneNow()).toBe(`+88${guardian.account.phone}`);
});

test('nobody else gets the old number while the link can give it back', async () => {
  const { phone } = guardian.account;
  const stranger = createBrowser(context.app);
  const signUp = () =>
    stranger.ask({
      method: 'POST',
      url: '/api/parent-registration',
      payload: {
        name: 'Jamal Uddin',
        phone_no: phone,
        password: 'a phrase of a stranger',
        password_confirmation: 'a phrase of a stranger',
      },
    });
  expect((await signUp()).json()).toMatchObject({ code: 'account_exists' });
  const { browser, proof } = await verifyPhone(context, phone);
  const asked = { method: 'POST', url: '/api/hire', payload: hireBody(proof) } as const;
  expect((await browser.ask(asked)).json()).toMatchObject({ code: 'account_exists' });
  expect(await undo()).toMatchObject({ state: 'undone' });
  expect(await phoneNow()).toBe(`+88${phone}`);
});

test('one of a number the account no longer has is refused when it is due', async () => {
  const other = newPhone();
  const id = await addOpen('approved', guardian.account.phone, other);
  await runDueChanges(context.services);
  expect(await phoneNow()).toBe(`+88${next}`);
  const refused = await stateOf(id);
  expect(refused).toMatchObject({ state: 'refused', answer: expect.stringContaining('meantime') });
  expect(await lastSms(context, 'number_change_refused', other)).toContain(refused?.answer);
});

describe('what somebody else has begun with a number ends with the change', () => {
  const post = async (browser: Browser, url: string, payload: object) => {
    const answer = await browser.ask({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const reset = (browser: Browser, step: string, payload: object) =>
    post(browser, `/api/v1/forgot-password/${step}`, payload);
  const codeOf = (phone: string) => lastCode(context.database.db, phone);
  const passwords = {
    password: 'a phrase of somebody else',
    password_confirmation: 'a phrase of somebody else',
  };

  test('the code for a forgotten password, and the token for it', async () => {
    const browser = createBrowser(context.app);
    await reset(browser, 'send-otp', { phone_no: next });
    const given = { phone_no: next, phone_otp: await codeOf(next) };
    const { body } = await reset(browser, 'verify-forgot-password-otp', given);
    clock.forward(61);
    const other = createBrowser(context.app);
    await reset(other, 'send-otp', { phone_no: next });
    const open = { phone_no: next, phone_otp: await codeOf(next) };
    await undo();
    for (const phone_no of [next, guardian.account.phone])
      expect(
        (await reset(browser, 'reset', { phone_no, token: body.token, ...passwords })).body.code,
      ).toBe('reset_token_invalid');
    expect((await reset(other, 'verify-forgot-password-otp', open)).body.code).toBe('otp_expired');
  });

  test('a code to sign in with, and the proof of a request, that came to the old number', async () => {
    const owner = await signInParent(context);
    const { phone } = owner.account;
    const { browser, proof } = await verifyPhone(context, phone);
    await post(browser, '/api/hire', hireBody(proof));
    clock.forward(61);
    const theirs = changeSteps(context, owner.browser);
    await theirs.begin(phone);
    clock.forward(61);
    const other = createBrowser(context.app);
    await post(other, '/api/v1/login/send-otp', { phone_no: phone });
    const phone_otp = await codeOf(phone);
    await theirs.give(newPhone());
    token = tokenOf(await lastSms(context, 'number_changed', phone));
    expect(await undo()).toMatchObject({ state: 'undone' });
    const byCode = await post(other, '/api/v1/login/verify-otp', { phone_no: phone, phone_otp });
    expect(byCode.body.code).toBe('otp_expired');
    const byProof = await post(browser, '/api/v1/login/hire-proof', { proof });
    expect(byProof.body.code).toBe('proof_invalid');
  });
});
