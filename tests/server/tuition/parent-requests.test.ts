import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import {
  hideRequestsOf,
  showAfterBans,
  showRequestsOf,
} from '#server/market/hiring/hide-requests.ts';
import { createBrowser, stopClock } from '../setup/accounts.ts';
import { createUser, jobValues } from '../setup/factories.ts';
import {
  addApplication,
  move,
  notificationKinds,
  requestFields,
  signInParent,
  testOrigin,
} from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/parent/tutor-requests';
type Guardian = Awaited<ReturnType<typeof signInParent>>;
let own: Guardian;
let staffId = 0;
let clock: ReturnType<typeof stopClock>;
beforeAll(async () => {
  staffId = await createUser(context.database.db, { type: 'staff' });
});
beforeEach(async () => {
  clock = stopClock(context.services);
  own = await signInParent(context);
});

const body = (overrides: object = {}) => ({
  ...requestFields(),
  idempotency_key: randomUUID(),
  ...overrides,
});
const post = (url: string, payload: object, { browser }: Pick<Guardian, 'browser'> = own) =>
  browser.ask({ method: 'POST', url, payload });
const put = (id: number, payload: object, { browser } = own) =>
  browser.ask({ method: 'PUT', url: `${URL}/${id}`, payload });
const create = async (overrides: object = {}) =>
  Number((await post(URL, body(overrides))).json().id);
const read = async (id: number, { browser } = own) =>
  (await browser.ask({ url: `${URL}/${id}` })).json();
const result = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json().code,
];
type Act = Parameters<typeof changeRequestStatus>[2];
const staff = (jobId: number, act: Act['act'], more: Partial<Act> = {}) =>
  context.services.db.transaction((transaction) =>
    changeRequestStatus(context.services, transaction, {
      jobId,
      act,
      byUserId: staffId,
      origin: testOrigin,
      ...more,
    }),
  );
const kindsOf = (userId: number) => notificationKinds(context.database.db, userId);

test('is made, listed and read with everything the form needs', async () => {
  const id = await create({ tutor_requirement: 'Someone patient' });
  const { data, total } = (await own.browser.ask({ url: URL })).json();
  expect([total, data[0].id, data[0].status]).toEqual([1, id, 'pending']);
  expect(data[0]).toMatchObject({
    request_no: `R${id}`,
    class_name: 'Class 9',
    location_name: 'Mirpur 1',
    proposed_tutors: 0,
    job_type: 1,
    tutor_gender: 3,
    tutoring_place: 'Home Tutoring',
    tutor_requirement: 'Someone patient',
  });
  expect(await read(id)).toMatchObject({
    ...requestFields(),
    tutor_requirement: 'Someone patient',
    status: 'pending',
    reason: null,
    can_edit: true,
    can_cancel: true,
    can_choose: false,
    history: [{ kind: 'submitted', reason: null }],
    tutors: [],
    choice: null,
    version: 1,
  });
  expect(await kindsOf(own.account.userId)).toEqual(['request_received']);
});

test('eight sends with one key are one request', async () => {
  const payload = body();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(URL, payload)));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await own.browser.ask({ url: URL })).json().total).toBe(1);
  // The same key of somebody else is another request.
  const other = await signInParent(context);
  expect((await post(URL, payload, other)).json().id).not.toBe(answers[0]?.json().id);
});

describe('saved students and places', () => {
  const studentBody = {
    name: 'Rafi',
    curriculum_id: 1,
    category_id: 1,
    class_id: 112,
    age: 13,
    gender: 1,
  };
  const placeBody = { city_id: 1, location_id: 1002, detail_address: 'Flat 4B, House 9' };

  test('stand for their fields, and the request outlives them', async () => {
    const student = (await post('/api/parent/students', studentBody)).json().data;
    const place = (await post('/api/parent/locations', placeBody)).json().data;
    const { category_id: _c, class_id: _k, city_id: _i, location_id: _l, ...rest } = body();
    const made = await post(URL, {
      ...rest,
      subject_ids: [2],
      student_id: student.id,
      saved_location_id: place.id,
    });
    const saved = {
      student_name: 'Rafi',
      student_age: 13,
      class_id: 112,
      location_id: 1002,
      detail_address: 'Flat 4B, House 9',
      latitude: null,
    };
    const id = made.json().id;
    expect(await read(id)).toMatchObject({ ...saved, student_id: student.id });
    for (const url of [`students/${student.id}`, `locations/${place.id}`])
      await own.browser.ask({ method: 'DELETE', url: `/api/parent/${url}` });
    expect(await read(id)).toMatchObject({ ...saved, student_id: null, saved_location_id: null });
  });

  test('of others are not there', async () => {
    const other = await signInParent(context);
    const student = (await post('/api/parent/students', studentBody, other)).json().data;
    const place = (await post('/api/parent/locations', placeBody, other)).json().data;
    expect(result(await post(URL, body({ student_id: student.id })))).toEqual([400, 'unknown_id']);
    const answer = await post(URL, body({ saved_location_id: place.id }));
    expect(Object.keys(answer.json().errors)).toEqual(['saved_location_id']);
  });
});

describe('changing', () => {
  test('hands a returned request in again', async () => {
    const id = await create();
    await staff(id, 'return', { reason: 'Which subjects?' });
    const returned = await read(id);
    expect(returned).toMatchObject({ status: 'returned', reason: 'Which subjects?', version: 2 });
    const answer = await put(id, { ...requestFields({ salary: 7000 }), version: 2 });
    expect(answer.json()).toMatchObject({ status: 'success', version: 3 });
    const changed = await read(id);
    expect(changed).toMatchObject({ status: 'pending', reason: null, salary: 7000 });
    expect(changed.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'submitted',
      'returned',
      'edited',
    ]);
  });

  test('an older version overwrites nothing', async () => {
    const id = await create();
    const payload = { ...requestFields({ salary: 7000 }), version: 1 };
    const answers = await Promise.all([put(id, payload), put(id, payload)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(result(await put(id, payload))).toEqual([409, 'version_conflict']);
  });

  test('a live request stays as it is', async () => {
    const id = await create();
    await staff(id, 'approve', { set: { actualSalary: 6500, publicText: 'Calm tutor' } });
    const live = await read(id);
    expect(live).toMatchObject({ status: 'live', actual_salary: 6500, salary: 6000 });
    expect(result(await put(id, { ...requestFields(), version: live.version }))).toEqual([
      409,
      'wrong_state',
    ]);
    const job = (await context.app.inject(`/api/job-board/${id}`)).json();
    expect(job).toMatchObject({ tutor_requirement: 'Calm tutor', exact_place: false });
  });

  test.each([{ location_id: 2001 }, { salary: 100 }, { category_id: undefined }, { version: 0 }])(
    'refuses %o',
    async (overrides) => {
      const id = await create();
      const answer = await put(id, { ...requestFields(), version: 1, ...overrides });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('cancelling', () => {
  test('ends the applications with an answer', async () => {
    const id = await create();
    await staff(id, 'approve');
    const { db } = context.database;
    const tutor = await addApplication(db, id);
    const answer = await post(`${URL}/${id}/cancel`, { reason: 'We move away' });
    expect(answer.statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'We move away' });
    const [row] = await db
      .select()
      .from(applications)
      .where(eq(applications.id, tutor.applicationId));
    expect(row).toMatchObject({ stage: 'closed', endedReason: 'job_cancelled' });
    expect(await kindsOf(tutor.userId)).toEqual(['application_closed']);
    const board = (await context.app.inject(`/api/job-board?jobid=${id}`)).json();
    expect(board.total).toBe(0);
    expect(result(await post(`${URL}/${id}/cancel`, { reason: 'again' }))[1]).toBe('wrong_state');
  });

  test('needs a reason', async () => {
    const id = await create();
    expect((await post(`${URL}/${id}/cancel`, {})).json().errors).toHaveProperty('reason');
    expect((await post(`${URL}/${id}/cancel`, { reason: ' ' })).statusCode).toBe(400);
  });
});

describe('choosing', () => {
  test('one of the proposed, until one is appointed', async () => {
    const id = await create();
    await staff(id, 'approve');
    const { db } = context.database;
    const [one, two] = [await addApplication(db, id), await addApplication(db, id)];
    const choose = (applicationId: number, who = own) =>
      post(`${URL}/${id}/choose`, { application_id: applicationId, reason: 'Lives near' }, who);
    expect(result(await choose(one.applicationId))).toEqual([404, 'not_found']);
    for (const { applicationId } of [one, two])
      await move(context.services, { applicationId, to: 'shortlisted', byUserId: staffId });
    expect(await read(id)).toMatchObject({ can_choose: true, proposed_tutors: 2 });
    expect((await choose(one.applicationId)).statusCode).toBe(200);
    expect((await choose(two.applicationId)).statusCode).toBe(200);
    // Reasons said afterwards, with one press each, change the choice and make no new one.
    for (const reason of ['Lives near, Experience', undefined, 'Experience'])
      await post(`${URL}/${id}/choose`, { application_id: two.applicationId, reason });
    const { history } = await read(id);
    const events = history.filter(({ kind }: { kind: string }) => kind === 'chosen');
    expect(events.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      'Experience',
      'Lives near',
    ]);
    const chosen = await read(id);
    expect(chosen.choice).toMatchObject({
      application_id: two.applicationId,
      reason: 'Experience',
    });
    expect(chosen.tutors).toHaveLength(2);
    expect(chosen.tutors[0]).toMatchObject({ stage: 'shortlisted', rating: null });
    // The number in the test's tutorid is made of the phone.
    expect(JSON.stringify(chosen.tutors)).not.toMatch(/(?<!T)01\d{9}|@example/);
    await move(context.services, {
      applicationId: one.applicationId,
      to: 'appointed',
      byUserId: staffId,
    });
    expect(result(await choose(two.applicationId))).toEqual([409, 'other_appointed']);
    expect(result(await choose(one.applicationId, await signInParent(context)))[0]).toBe(404);
  });
});

describe('other people', () => {
  test('find nothing', async () => {
    const id = await create();
    const other = await signInParent(context);
    const asked = [
      other.browser.ask({ url: `${URL}/${id}` }),
      put(id, { ...requestFields(), version: 1 }, other),
      post(`${URL}/${id}/cancel`, { reason: 'x' }, other),
      post(`${URL}/${id}/choose`, { application_id: 1, reason: 'x' }, other),
    ];
    for (const answer of await Promise.all(asked))
      expect(result(answer)).toEqual([404, 'not_found']);
    expect((await other.browser.ask({ url: URL })).json().total).toBe(0);
    expect((await read(id)).status).toBe('pending');
    expect(result(await createBrowser(context.app).ask({ url: URL }))).toEqual([
      401,
      'not_signed_in',
    ]);
  });
});

describe('a ban', () => {
  test('takes requests off the board at once and puts them back', async () => {
    const { db } = context.database;
    const [job] = await db
      .insert(jobOffers)
      .values(jobValues(own.parentId, { locationId: 1003 }))
      .returning({ id: jobOffers.id });
    const onBoard = async () =>
      (await context.app.inject('/api/job-board?location_id=1003')).json().total;
    const page = async () => (await context.app.inject(`/api/job-board/${job?.id}`)).statusCode;
    expect([await onBoard(), await page()]).toEqual([1, 200]);
    const { userId } = own.account;
    const by = { userId, byUserId: staffId, origin: testOrigin };
    await db.transaction(async (transaction) => {
      await transaction
        .update(users)
        .set({ bannedAt: clock.now(), bannedUntil: new Date(clock.now().getTime() + 3600_000) })
        .where(eq(users.id, userId));
      expect(await hideRequestsOf(context.services, transaction, by)).toBe(1);
    });
    expect([await onBoard(), await page()]).toEqual([0, 404]);
    expect(await read(job?.id ?? 0)).toMatchObject({ status: 'live', is_hidden: true });
    expect(result(await post(URL, body()))).toEqual([403, 'banned']);
    await showAfterBans(context.services);
    expect(await onBoard()).toBe(0);
    clock.forward(3601);
    await showAfterBans(context.services);
    expect(await onBoard()).toBe(1);
    expect(await kindsOf(userId)).toEqual(['request_hidden', 'request_shown']);
    expect(
      await db.transaction((transaction) => showRequestsOf(context.services, transaction, by)),
    ).toBe(0);
  });

  test('keeps staff from approving', async () => {
    const id = await create();
    await context.database.db
      .update(users)
      .set({ bannedAt: clock.now() })
      .where(eq(users.id, own.account.userId));
    await expect(staff(id, 'approve')).rejects.toMatchObject({ text: 'guardian_banned' });
  });
});

test('two staff at once: the second is refused, nothing is lost', async () => {
  const id = await create();
  const outcomes = await Promise.allSettled([
    staff(id, 'approve', { version: 1 }),
    staff(id, 'reject', { version: 1, reason: 'Twice' }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'version_conflict' } });
  await expect(staff(id, 'return')).rejects.toMatchObject({ code: 'wrong_state' });
});
