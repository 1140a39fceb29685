/** A change of number without the old one: staff decide, it waits a day, and the old number stops it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { runDueChanges } from '#server/people/number-change/run-due-changes.ts';
import { createAccount, newPhone, PASSWORD, signInAs, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { changeSteps, lastSms, identityCard as picture, tokenOf } from '../setup/number-change.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY = 24 * 3600;

let clock: ReturnType<typeof stopClock>;
let guardian: Awaited<ReturnType<typeof signInParent>>;
let steps: ReturnType<typeof changeSteps>;
let staff: Staff;
let next: string;
let requestId: number;

const phoneOf = async (userId: number) => {
  const [row] = await context.database.db
    .select({ phoneNo: users.phoneNo })
    .from(users)
    .where(eq(users.id, userId));
  return row?.phoneNo;
};
const listed = async (status = 'waiting') => {
  const { data } = (await staff.get(`number-changes?status=${status}&page=1`)).json();
  return data.find(
    (row: { person: { user_id: number } }) => row.person.user_id === guardian.account.userId,
  );
};
const decide = async (act: string, body: object = {}) => {
  const { id, version } = await listed();
  const answer = await staff.post(`number-changes/${id}/${act}`, { version, ...body });
  return { id, version, status: answer.statusCode, body: answer.json() };
};
const asked = async () => {
  await steps.lose(PASSWORD);
  await steps.give(next);
  return steps.ask();
};
const addRequest = () => {
  const createdAt = new Date(clock.now().getTime() - 30 * DAY * 1000);
  return createJob(context.database.db, { parentId: guardian.parentId, createdAt });
};
const stop = (token: string) =>
  context.app.inject({
    method: 'POST',
    url: '/api/v1/change-phone-no/stop',
    payload: { token },
  });

beforeEach(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context);
  guardian = await signInParent(context);
  requestId = await addRequest();
  steps = changeSteps(context, guardian.browser);
  next = newPhone();
});

test('asked, approved, and in effect a day later', async () => {
  expect((await steps.lose()).body.errors).toHaveProperty('password');
  expect((await steps.lose('not this one')).body.errors).toHaveProperty('password');
  await steps.lose(PASSWORD);
  expect((await steps.ask()).body.code).toBe('wrong_state');
  expect((await steps.give(next)).body).toMatchObject({ changed: false });
  expect(await listed()).toBeUndefined();
  expect((await steps.ask({ picture })).status).toBe(200);
  expect(await lastSms(context, 'number_change_asked', guardian.account.phone)).toContain('#');

  const row = await listed();
  expect(row).toMatchObject({
    new_phone: `+88${next}`,
    old_phone: `+88${guardian.account.phone}`,
    request_numbers: [requestId],
    has_picture: true,
    old_verified: false,
  });
  const shown = await staff.get(`number-changes/${row.id}/image`);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  const approved = await decide('approve');
  expect(approved.status).toBe(200);
  const again = await staff.post(`number-changes/${row.id}/approve`, { version: row.version });
  expect(again.json().code).toBe('changed_meanwhile');
  expect(await lastSms(context, 'number_change_approved', guardian.account.phone)).toContain('#');
  expect(await lastSms(context, 'number_change_approved', next)).not.toContain('#');

  clock.forward(DAY - 60);
  await runDueChanges(context.services);
  expect(await phoneOf(guardian.account.userId)).toBe(`+88${guardian.account.phone}`);
  const other = await signInAs(context.app, guardian.account);
  clock.forward(60);
  await runDueChanges(context.services);
  expect(await phoneOf(guardian.account.userId)).toBe(`+88${next}`);
  expect((await guardian.browser.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
  expect((await other.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
  expect((await listed('done')).changed_at).not.toBeNull();

  clock.forward(31 * DAY);
  staff = await signInStaff(context);
  await runDueChanges(context.services);
  expect(await listed('done')).toMatchObject({ has_picture: false });
});

test('refused with a reason, which both numbers and the settings get', async () => {
  await asked();
  const reason = 'The picture shows somebody else.';
  expect((await decide('refuse', { reason })).status).toBe(200);
  expect(await steps.read()).toMatchObject({ open: null, refused: reason });
  for (const phone of [guardian.account.phone, next])
    expect(await lastSms(context, 'number_change_refused', phone)).toContain(reason);
  clock.forward(2 * DAY);
  await runDueChanges(context.services);
  expect(await phoneOf(guardian.account.userId)).toBe(`+88${guardian.account.phone}`);
});

describe('stopped', () => {
  test('by the link, while it waits and after it was approved', async () => {
    for (const isApproved of [false, true]) {
      guardian = await signInParent(context);
      await addRequest();
      steps = changeSteps(context, guardian.browser);
      next = newPhone();
      await asked();
      const token = tokenOf(await lastSms(context, 'number_change_asked', guardian.account.phone));
      if (isApproved) await decide('approve');
      expect((await stop(token)).json()).toMatchObject({ state: 'stopped' });
      expect((await guardian.browser.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
      clock.forward(2 * DAY);
      await runDueChanges(context.services);
      expect(await phoneOf(guardian.account.userId)).toBe(`+88${guardian.account.phone}`);
    }
  });

  test('from the settings, of which the session stays', async () => {
    await asked();
    for (const path of ['/old-code', '/lost'])
      expect((await steps.post(path, { password: PASSWORD })).body.code).toBe('wrong_state');
    expect(await steps.cancel()).toBe(200);
    expect((await steps.read()).open).toBeNull();
    expect(await steps.cancel()).toBe(409);
    expect(await listed('stopped')).toBeDefined();
  });
});

test('a number that was taken while it waited goes to nobody twice', async () => {
  await asked();
  await decide('approve');
  await createAccount(context.database.db, { phoneNo: `+88${next}` });
  clock.forward(DAY);
  await runDueChanges(context.services);
  expect(await phoneOf(guardian.account.userId)).toBe(`+88${guardian.account.phone}`);
  expect((await steps.read()).refused).not.toBeNull();
});

test('half an hour later nothing is sent to staff, and it begins again', async () => {
  await steps.lose(PASSWORD);
  await steps.give(next);
  clock.forward(31 * 60);
  for (const fields of [{}, { picture }])
    expect((await steps.ask(fields)).body.code).toBe('wrong_state');
  expect((await steps.read()).open).toBeNull();
  await asked();
  expect(await listed()).toBeDefined();
});

test('what was only begun is gone a day later', async () => {
  await steps.lose(PASSWORD);
  clock.forward(DAY + 1);
  await runDueChanges(context.services);
  const rows = await context.database.db
    .select()
    .from(numberChanges)
    .where(eq(numberChanges.userId, guardian.account.userId));
  expect(rows).toEqual([]);
});

test('the desk is for staff', async () => {
  await asked();
  const { id, version } = await listed();
  const { browser } = guardian;
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${id}/image`],
    ['POST', `/${id}/approve`],
    ['POST', `/${id}/refuse`],
  ] as const) {
    const url = `/api/staff/number-changes${path}`;
    const payload = { version, reason: 'x' };
    const answer = await browser.ask({ method, url, ...(method === 'POST' && { payload }) });
    expect([path, answer.statusCode]).toEqual([path, 403]);
  }
});
