/** A change of number by codes to both numbers, and what nobody gets by it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import {
  createAccount,
  lastCode,
  newPhone,
  otherCode,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { changeSteps, lastSms, tokenOf } from '../setup/number-change.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let guardian: Awaited<ReturnType<typeof signInParent>>;
let next: string;
const { phoneNo, phoneNoVerifiedAt, passwordHash } = users;
const personOf = async (userId: number) => {
  const [row] = await context.database.db
    .select({ phoneNo, phoneNoVerifiedAt, passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return row;
};
const phoneOf = async (userId: number) => (await personOf(userId))?.phoneNo;
const stop = async (token: string) => {
  const answer = await context.app.inject({
    method: 'POST',
    url: '/api/v1/change-phone-no/stop',
    headers: { 'accept-language': 'en' },
    payload: { token },
  });
  return { status: answer.statusCode, body: answer.json() };
};

beforeEach(async () => {
  clock = stopClock(context.services);
  guardian = await signInParent(context);
  next = newPhone();
});

describe.each(['guardian', 'tutor'] as const)('a %s', (who) => {
  test('changes the number with a code from each of the two', async () => {
    const { account, browser } = who === 'guardian' ? guardian : await signInTutor(context);
    const other = await signInAs(context.app, account);
    const steps = changeSteps(context, browser);
    expect((await steps.begin(account.phone)).status).toBe(200);
    expect(await steps.read()).toMatchObject({
      phone_no: account.phone,
      open: { state: 'begun', old_verified: true, new_verified: false },
    });
    const before = browser.jar.get('sid');
    const { status, body } = await steps.give(next);
    expect([status, body.changed]).toEqual([200, true]);
    expect(await phoneOf(account.userId)).toBe(`+88${next}`);
    expect(browser.jar.get('sid')).not.toBe(before);
    expect((await browser.ask({ url: '/api/v1/user' })).json().phone_no).toBe(next);
    expect((await other.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
    expect((await steps.read()).open).toBeNull();
    expect(await lastSms(context, 'number_changed', account.phone)).toContain(
      '/stop-number-change#',
    );
    expect(await lastSms(context, 'number_is_yours', next)).not.toBeNull();
    const actions = await context.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.userId, account.userId));
    expect(actions).toContainEqual({ action: 'number_changed' });
    await signInAs(context.app, { phone: next });
  });
});

describe('nobody changes it', () => {
  test('without the code to the old number', async () => {
    const steps = changeSteps(context, guardian.browser);
    expect((await steps.sendNew(next)).body.code).toBe('wrong_state');
    await steps.post('/old-code');
    const wrong = otherCode(await lastCode(context.database.db, guardian.account.phone));
    expect((await steps.post('/old', { otp: wrong })).body.code).toBe('otp_wrong');
    expect((await steps.sendNew(next)).body.code).toBe('wrong_state');
  });

  test('with a code that was used, or of a purpose of its own', async () => {
    const steps = changeSteps(context, guardian.browser);
    await steps.begin(guardian.account.phone);
    const used = await lastCode(context.database.db, guardian.account.phone);
    expect((await steps.post('/old', { otp: used })).body.code).toBe('otp_expired');
    await steps.give(next);
    expect((await steps.verifyNew(next)).body.code).toBe('wrong_state');
  });

  test('from another session, or another account', async () => {
    const steps = changeSteps(context, guardian.browser);
    await steps.begin(guardian.account.phone);
    await steps.sendNew(next);
    const stolen = changeSteps(context, await signInAs(context.app, guardian.account));
    expect((await stolen.verifyNew(next)).body.code).toBe('wrong_state');
    expect((await stolen.read()).open).toBeNull();
    const stranger = await signInParent(context);
    const theirs = changeSteps(context, stranger.browser);
    clock.forward(120);
    await theirs.begin(stranger.account.phone);
    expect((await theirs.verifyNew(next)).body.code).toBe('otp_expired');
    expect(await phoneOf(stranger.account.userId)).toBe(`+88${stranger.account.phone}`);
  });

  test('half an hour later', async () => {
    const steps = changeSteps(context, guardian.browser);
    await steps.begin(guardian.account.phone);
    await steps.sendNew(next);
    clock.forward(31 * 60);
    expect((await steps.sendNew(next)).body.code).toBe('wrong_state');
    expect((await steps.verifyNew(next)).body.code).toBe('wrong_state');
    expect((await steps.read()).open).toBeNull();
  });

  test('to a number that somebody has: the code goes there, and tells nobody else', async () => {
    const owner = await createAccount(context.database.db);
    const steps = changeSteps(context, guardian.browser);
    await steps.begin(guardian.account.phone);
    const free = await steps.sendNew(next);
    expect(await steps.sendNew(owner.phone)).toEqual(free);
    const refused = await steps.verifyNew(owner.phone);
    expect([refused.status, refused.body.code]).toEqual([409, 'account_exists']);
    expect(await phoneOf(guardian.account.userId)).toBe(`+88${guardian.account.phone}`);
    expect(await phoneOf(owner.userId)).toBe(`+88${owner.phone}`);
  });

  test('to the number it is, or one that gets no SMS', async () => {
    const steps = changeSteps(context, guardian.browser);
    await steps.begin(guardian.account.phone);
    for (const phone of [guardian.account.phone, '01211111111', 'abc'])
      expect((await steps.sendNew(phone)).body.errors).toHaveProperty('phone_no');
  });

  test('of the staff', async () => {
    const staff = await signInStaff(context);
    expect((await changeSteps(context, staff.browser).post('/old-code')).status).toBe(403);
    expect((await changeSteps(context, staff.browser).lose()).status).toBe(403);
  });
});

test('two who take one number at the same moment: one gets it', async () => {
  const other = await signInParent(context);
  const people = [guardian, other];
  const codes: string[] = [];
  for (const { account, browser } of people) {
    const steps = changeSteps(context, browser);
    await steps.begin(account.phone);
    await steps.sendNew(next);
    codes.push(await lastCode(context.database.db, next));
    clock.forward(61);
  }
  const done = await Promise.all(
    people.map(({ browser }, at) =>
      changeSteps(context, browser).post('', { phone_no: next, otp: codes[at] }),
    ),
  );
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the same code twice at the same moment changes it once', async () => {
  const steps = changeSteps(context, guardian.browser);
  await steps.begin(guardian.account.phone);
  await steps.sendNew(next);
  const done = await Promise.all([steps.verifyNew(next), steps.verifyNew(next)]);
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await context.database.db
    .select()
    .from(numberChanges)
    .where(eq(numberChanges.userId, guardian.account.userId));
  expect(rows.map(({ state }) => state)).toEqual(['done']);
});

describe('the link that went to the old number', () => {
  const changed = async () => {
    const steps = changeSteps(context, guardian.browser);
    await steps.begin(guardian.account.phone);
    await steps.give(next);
    return tokenOf(await lastSms(context, 'number_changed', guardian.account.phone));
  };

  test('gives the number back for a day, and locks everybody out', async () => {
    const token = await changed();
    clock.forward(23 * 3600);
    expect((await stop(token)).body).toMatchObject({ state: 'undone' });
    expect(await personOf(guardian.account.userId)).toMatchObject({
      phoneNo: `+88${guardian.account.phone}`,
      passwordHash: null,
    });
    expect((await guardian.browser.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
    expect((await stop(token)).body.code).toBe('link_invalid');
  });

  test('is of no use a day later, or with another signature', async () => {
    const token = await changed();
    const [id] = token.split('-');
    for (const wrong of [
      '1',
      `${id}-x`,
      `${Number(id) + 1}-${token.slice(token.indexOf('-') + 1)}`,
    ])
      expect((await stop(wrong)).body.code).toBe('link_invalid');
    clock.forward(24 * 3600);
    expect((await stop(token)).body.code).toBe('link_invalid');
    expect(await phoneOf(guardian.account.userId)).toBe(`+88${next}`);
  });

  test('does not take the old number from who has it now', async () => {
    const token = await changed();
    await createAccount(context.database.db, { phoneNo: `+88${guardian.account.phone}` });
    expect((await stop(token)).body.code).toBe('link_invalid');
    expect(await phoneOf(guardian.account.userId)).toBe(`+88${next}`);
  });
});
