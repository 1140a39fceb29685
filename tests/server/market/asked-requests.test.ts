/** A request that asks for a tutor by name: the tutor applies or declines, and staff and guardian read it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { signInAs } from '../setup/accounts.ts';
import { notificationKinds, requestFields, signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { result, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

async function ask(approve = true) {
  const account = await createHubTutor(context.database.db, { name: 'Tanvir Rahman' });
  const browser = await signInAs(context.app, account);
  const guardian = await signInParent(context);
  const sent = await guardian.browser.ask({
    method: 'POST',
    url: '/api/parent/tutor-requests',
    payload: { ...requestFields(), tutor_id: account.tutorId, idempotency_key: randomUUID() },
  });
  const { id } = sent.json();
  const staff = await signInStaff(context);
  if (approve) {
    const { version } = (await staff.get(`requests/${id}`)).json();
    await staff.post(`requests/${id}/approve`, { version, actual_salary: 6000 });
  }
  const list = async (status: string) =>
    (await browser.ask({ url: `/api/tutor/tutoring-requests?status=${status}` })).json();
  const decline = (reason = 'Too far from my home') =>
    browser.ask({
      method: 'POST',
      url: `/api/tutor/tutoring-requests/${id}/decline`,
      payload: { reason },
    });
  const apply = () =>
    browser.ask({
      method: 'POST',
      url: `/api/apply/${id}`,
      payload: { terms_accepted: true, terms_version: TERMS_VERSION },
    });
  const answer = async () => [
    (await guardian.browser.ask({ url: `/api/parent/tutor-requests/${id}` })).json().asked_tutor
      .answer,
    (await staff.get(`requests/${id}`)).json().asked_tutor.answer,
  ];
  return { id, guardian, browser, list, decline, apply, answer };
}

test('it is there once it is on the board, without names and addresses', async () => {
  const early = await ask(false);
  expect((await early.list('pending')).total).toBe(0);
  expect(result(await early.decline())).toEqual([404, 'not_found']);
  const { id, list } = await ask();
  const pending = await list('pending');
  expect(pending.data).toMatchObject([{ job_id: id, class_name: 'Class 9', salary: 6000 }]);
  expect(JSON.stringify(pending)).not.toMatch(/Mitu|mango|Shamima|01\d{9}/);
});

test('who applies has accepted; guardian and staff read it', async () => {
  const { id, list, apply, decline, answer } = await ask();
  const applied = await apply();
  expect(applied.statusCode).toBe(200);
  expect([(await list('pending')).total, (await list('accepted')).data[0].job_id]).toEqual([0, id]);
  expect(await answer()).toEqual([
    { kind: 'applied', reason: null },
    { kind: 'applied', reason: null },
  ]);
  expect(result(await decline())).toEqual([409, 'wrong_state']);
});

test('who declines says why, once; guardian and staff read it', async () => {
  const { guardian, list, decline, answer } = await ask();
  expect((await decline(' ')).statusCode).toBe(400);
  const answers = await Promise.all([decline(), decline()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await list('cancelled')).data).toMatchObject([{ reason: 'Too far from my home' }]);
  const declined = { kind: 'declined', reason: 'Too far from my home' };
  expect(await answer()).toEqual([declined, declined]);
  expect(await notificationKinds(context.database.db, guardian.account.userId)).toContain(
    'asked_tutor_declined',
  );
});

test('a reason with a number or an address in it is refused', async () => {
  const { decline, list } = await ask();
  for (const reason of ['Call me at 01712345678', 'tanvir@example.org']) {
    const answer = await decline(reason);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['reason']]);
  }
  expect((await list('pending')).total).toBe(1);
});

test('nobody else declines it', async () => {
  const { id } = await ask();
  const other = await createHubTutor(context.database.db);
  const browser = await signInAs(context.app, other);
  const answer = await browser.ask({
    method: 'POST',
    url: `/api/tutor/tutoring-requests/${id}/decline`,
    payload: { reason: 'Mine' },
  });
  expect(result(answer)).toEqual([404, 'not_found']);
});
