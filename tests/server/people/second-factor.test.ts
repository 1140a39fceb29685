/** The second factor of staff: setting up, signing in, what stays closed without it. */
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { recoveryCodes, secondFactors } from '#server/ground/db/schema/second-factors.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import {
  disableStaff,
  enableStaff,
  findStaff,
  resetStaff,
} from '#server/staff/accounts/change-staff.ts';
import {
  type Account,
  type Browser,
  createAccount,
  createBrowser,
  lastCode,
  PASSWORD,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/v1/second-factor';
let clock: ReturnType<typeof stopClock>;
let account: Account;
let browser: Browser;
beforeEach(async () => {
  clock = stopClock(context.services);
  context.services.config.isProduction = false;
  account = await createAccount(context.database.db, { type: 'staff', name: 'Farhana' });
  browser = await signInAs(context.app, account);
});

const post = (path: string, payload: object, from = browser) =>
  from.ask({ method: 'POST', url: `${URL}${path}`, payload });
const stateOf = async (from = browser) => (await from.ask({ url: '/api/v1/user' })).json();
const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
const queues = async (from = browser) => {
  const answer = await from.ask({ url: '/api/staff/queues' });
  return answer.statusCode === 200 ? 'open' : answer.json().code;
};

/** An app that is in use, and its recovery codes. */
async function enrol(from = browser) {
  const { secret } = (await post('/setup', {}, from)).json();
  const answer = await post('/confirm', { code: codeOf(secret) }, from);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  clock.forward(30);
  return { secret, codes: answer.json().recovery_codes as string[] };
}

test('an app is set up by its first right code, and gives ten recovery codes', async () => {
  const elsewhere = await signInAs(context.app, account);
  const setup = (await post('/setup', { code: '' })).json();
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Porua.*secret=/);
  expect(setup.uri).toContain(setup.secret);
  expect((await stateOf()).second_factor).toBe('not_used');
  expect((await post('/confirm', { code: '000000' })).json().errors).toEqual({
    code: ['This code is not right.'],
  });
  expect((await stateOf()).second_factor).toBe('not_used');
  const confirmed = await post('/confirm', { code: codeOf(setup.secret) });
  expect(confirmed.json()).toMatchObject({ user: { second_factor: 'on' } });
  expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
  expect(await queues()).toBe('open');
  expect(await queues(elsewhere)).toBe('not_signed_in');
  const rows = JSON.stringify([
    await context.database.db.select().from(secondFactors),
    await context.database.db.select().from(recoveryCodes),
  ]);
  for (const secret of [setup.secret, ...confirmed.json().recovery_codes])
    expect(rows).not.toContain(secret);
});

test('the password alone opens nothing; with the code the session gets a new token', async () => {
  const { secret } = await enrol();
  const next = await signInAs(context.app, account);
  expect((await stateOf(next)).second_factor).toBe('needed');
  const closed = Object.values<Endpoint>(contract).filter(
    ({ access, path }) => (access === 'staff' || access === 'session') && !path.includes(':'),
  );
  expect(closed.length).toBeGreaterThan(15);
  for (const { method, path } of closed) {
    const answer = await next.ask({ method, url: path, ...(method !== 'GET' && { payload: {} }) });
    expect([path, answer.json().code]).toEqual([path, 'second_factor_needed']);
  }
  const before = next.jar.get('sid');
  const given = await post('', { code: codeOf(secret) }, next);
  expect(given.json()).toMatchObject({ status: 'success', user: { second_factor: 'on' } });
  expect(next.jar.get('sid')).not.toBe(before);
  expect(await queues(next)).toBe('open');
  const old = await context.app.inject({ url: '/api/v1/user', cookies: { sid: `${before}` } });
  expect(old.statusCode).toBe(401);
});

test('a code may have Bengali digits and the clock of a phone half a minute off', async () => {
  const { secret } = await enrol();
  const next = await signInAs(context.app, account);
  const code = codeOf(secret).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
  clock.forward(30);
  expect((await post('', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, next)).statusCode).toBe(
    200,
  );
});

describe('is refused', () => {
  test('a code that was taken before, also to two at the same time', async () => {
    const { secret } = await enrol();
    const two = [await signInAs(context.app, account), await signInAs(context.app, account)];
    const code = codeOf(secret);
    const answers = await Promise.all(two.map((from) => post('', { code }, from)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const third = await signInAs(context.app, account);
    expect((await post('', { code }, third)).json().code).toBe('otp_wrong');
  });

  test('one of two minutes ago', async () => {
    const { secret } = await enrol();
    const next = await signInAs(context.app, account);
    const code = codeOf(secret);
    clock.forward(120);
    expect((await post('', { code }, next)).json().code).toBe('otp_wrong');
  });

  test('the sixth try, over several sessions, with an alarm for colleagues', async () => {
    const { secret } = await enrol();
    for (let index = 0; index < 5; index += 1) {
      const guess = await signInAs(context.app, account);
      expect((await post('', { code: '000000' }, guess)).json().code).toBe('otp_wrong');
    }
    const next = await signInAs(context.app, account);
    expect((await post('', { code: codeOf(secret) }, next)).statusCode).toBe(429);
    const subject = `user:${account.userId}`;
    expect(
      await context.database.db.select().from(staffAlarms).where(eq(staffAlarms.subject, subject)),
    ).toMatchObject([{ kind: 'second_factor_guessing' }]);
    clock.forward(901);
    expect((await post('', { code: codeOf(secret) }, next)).statusCode).toBe(200);
  });

  test('the code of a colleague', async () => {
    await enrol();
    const colleague = await createAccount(context.database.db, { type: 'staff' });
    const theirs = await enrol(await signInAs(context.app, colleague));
    const next = await signInAs(context.app, account);
    expect((await post('', { code: codeOf(theirs.secret) }, next)).json().code).toBe('otp_wrong');
    expect((await post('', { code: theirs.codes[0] ?? '' }, next)).json().code).toBe('otp_wrong');
  });

  test('everything of it, to tutors and guardians', async () => {
    const tutor = await signInAs(context.app, await createAccount(context.database.db));
    for (const path of ['', '/setup', '/confirm', '/recovery-codes'])
      expect((await post(path, { code: '000000' }, tutor)).json().code).toBe('not_staff');
  });
});

describe('a recovery code', () => {
  test('opens once, in any writing', async () => {
    const { codes } = await enrol();
    const [code = ''] = codes;
    const next = await signInAs(context.app, account);
    expect(
      (await post('', { code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` }, next)).statusCode,
    ).toBe(200);
    expect((await next.ask({ url: URL })).json()).toEqual({ state: 'on', recovery_codes_left: 9 });
    const again = await signInAs(context.app, account);
    expect((await post('', { code }, again)).json().code).toBe('otp_wrong');
  });

  test('is replaced with all others when new ones are asked for', async () => {
    const { secret, codes } = await enrol();
    expect((await post('/recovery-codes', { code: '000000' })).json().code).toBe('otp_wrong');
    const renewed = (await post('/recovery-codes', { code: codeOf(secret) })).json().recovery_codes;
    const next = await signInAs(context.app, account);
    expect((await post('', { code: codes[3] ?? '' }, next)).json().code).toBe('otp_wrong');
    expect((await post('', { code: renewed[3] }, next)).statusCode).toBe(200);
  });

  test('lets a new phone be set up; the old one opens nothing any more', async () => {
    const { secret, codes } = await enrol();
    expect((await post('/setup', {})).statusCode).toBe(422);
    const setup = await post('/setup', { code: codes[0] ?? '' });
    const fresh = setup.json().secret;
    const next = await signInAs(context.app, account);
    expect((await post('', { code: codeOf(fresh) }, next)).json().code).toBe('otp_wrong');
    expect((await post('/confirm', { code: codeOf(fresh) })).statusCode).toBe(200);
    clock.forward(60);
    const later = await signInAs(context.app, account);
    expect((await post('', { code: codeOf(secret) }, later)).json().code).toBe('otp_wrong');
    expect((await post('', { code: codeOf(fresh) }, later)).statusCode).toBe(200);
  });

  test('a session without the factor cannot set up another app', async () => {
    await enrol();
    const next = await signInAs(context.app, account);
    for (const path of ['/setup', '/confirm'])
      expect((await post(path, { code: '000000' }, next)).json().code).toBe('second_factor_needed');
    expect((await post('/recovery-codes', { code: '000000' }, next)).json().code).toBe(
      'wrong_state',
    );
  });
});

test('a new password by SMS does not open an account that has a second factor', async () => {
  await enrol();
  const thief = createBrowser(context.app);
  const step = (name: string, payload: object) =>
    thief.ask({ method: 'POST', url: `/api/v1/forgot-password/${name}`, payload });
  await step('send-otp', { phone_no: account.phone });
  const phone_otp = await lastCode(context.database.db, account.phone);
  const { token } = (
    await step('verify-forgot-password-otp', { phone_no: account.phone, phone_otp })
  ).json();
  const password = 'a stolen phone number';
  const body = { phone_no: account.phone, token, password, password_confirmation: password };
  expect((await step('reset', body)).statusCode).toBe(200);
  const payload = { email: account.phone, password };
  const signedIn = await thief.ask({ method: 'POST', url: '/api/v1/login', payload });
  expect(signedIn.json()).toMatchObject({ user: { second_factor: 'needed' } });
  expect(await queues(thief)).toBe('second_factor_needed');
  expect((await post('/setup', {}, thief)).json().code).toBe('second_factor_needed');
});

test('in production it has to be set up before anything else opens', async () => {
  const { config } = context.services;
  const { demoData } = config;
  config.isProduction = true;
  config.demoData = false;
  expect((await stateOf()).second_factor).toBe('setup');
  expect(await queues()).toBe('second_factor_setup');
  await enrol();
  expect(await queues()).toBe('open');
  const tutor = await signInAs(context.app, await createAccount(context.database.db));
  expect((await tutor.ask({ url: '/api/v1/sessions' })).statusCode).toBe(200);
  config.isProduction = false;
  config.demoData = demoData;
});

describe('from the command line', () => {
  const user = () => findStaff(context.database.db, account.phone);

  test('a reset gives a new password, takes the factor away and signs out', async () => {
    await enrol();
    const hash = await context.services.passwords.hash('another fine phrase');
    await resetStaff(context.services, await user(), hash);
    expect(await queues()).toBe('not_signed_in');
    const next = createBrowser(context.app);
    const payload = { email: account.phone, password: 'another fine phrase' };
    const answer = await next.ask({ method: 'POST', url: '/api/v1/login', payload });
    expect(answer.json().user.second_factor).toBe('not_used');
    await enrol(next);
  });

  test('a disabled colleague is out at once and stays out, until it is undone', async () => {
    await disableStaff(context.services, await user());
    expect(await queues()).toBe('not_signed_in');
    const signIn = () =>
      createBrowser(context.app).ask({
        method: 'POST',
        url: '/api/v1/login',
        payload: { email: account.phone, password: PASSWORD },
      });
    expect((await signIn()).json().code).toBe('deactivated');
    await enableStaff(context.services, await user());
    expect((await signIn()).statusCode).toBe(200);
    expect(await queues()).toBe('not_signed_in');
  });

  test('accounts of others are not found', async () => {
    const tutor = await createAccount(context.database.db);
    await expect(findStaff(context.database.db, tutor.phone)).rejects.toThrow('No staff account');
    await expect(findStaff(context.database.db, 'nonsense')).rejects.toThrow('No staff account');
  });
});

test('staff sign a colleague out everywhere, not themselves, and it is written down', async () => {
  const colleague = await createAccount(context.database.db, { type: 'staff' });
  const theirs = await signInAs(context.app, colleague);
  const end = (userId: number) =>
    browser.ask({
      method: 'POST',
      url: `/api/staff/people/${userId}/end-sessions`,
      payload: {},
    });
  expect((await end(colleague.userId)).statusCode).toBe(200);
  expect(await queues(theirs)).toBe('not_signed_in');
  expect((await end(account.userId)).json().code).toBe('not_allowed_on_person');
  expect((await end(2_000_000)).statusCode).toBe(404);
  expect(await queues()).toBe('open');
  const target = `user:${colleague.userId}`;
  const { db } = context.database;
  expect(await db.select().from(auditLog).where(eq(auditLog.target, target))).toMatchObject([
    { action: 'staff_sessions_ended', userId: account.userId },
  ]);
  const rows = await db.select().from(sessions).where(eq(sessions.userId, colleague.userId));
  expect(rows.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
});

test('of two confirmations at the same moment one counts, and its secret stays', async () => {
  const { secret } = (await post('/setup', {})).json();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post('/confirm', { code: codeOf(secret) })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const [row] = await context.database.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, account.userId));
  expect([typeof row?.secret, row?.pendingSecret]).toEqual(['string', null]);
});
