import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { stopClock } from '../setup/accounts.ts';
import { addApplication, requestFields, textsTo } from '../setup/hiring.ts';
import { createRequest, result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
let other: Staff;
let clock: ReturnType<typeof stopClock>;
beforeAll(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
  other = await signInStaff(context, 'Kamal');
});
beforeEach(() => {
  clock = stopClock(context.services);
});

const form = (overrides: object = {}) => {
  const { salary: _wish, ...fields } = requestFields();
  return { ...fields, actual_salary: 7000, version: 1, ...overrides };
};
const approval = (overrides: object = {}) => ({ version: 1, actual_salary: 7000, ...overrides });
const noticesOf = async (userId: number) =>
  (
    await context.database.db.select().from(notifications).where(eq(notifications.userId, userId))
  ).map(({ kind }) => kind);
const board = async (id: number) =>
  (await context.app.inject({ url: `/api/job-board?jobid=${id}` })).json();

test('a request is approved, edited and closed, and its guardian hears of it', async () => {
  const { id, account } = await createRequest(context);
  expect((await board(id)).total).toBe(0);
  const approved = await staff.post(
    `requests/${id}/approve`,
    approval({ hiring_date: '2026-12-01', public_text: 'A patient tutor is wanted.' }),
  );
  expect([approved.statusCode, approved.json().version]).toEqual([200, 2]);
  expect((await board(id)).data[0].actual_salary).toBe(7000);
  const page = await context.app.inject({ url: `/api/job-board/${id}` });
  expect(page.json()).toMatchObject({
    hiring_date: '2026-12-01',
    tutor_requirement: 'A patient tutor is wanted.',
  });
  const edited = await staff.put(`requests/${id}`, form({ version: 2, days_in_week: 5 }));
  expect([edited.statusCode, edited.json().version]).toEqual([200, 3]);
  const tutor = await addApplication(context.database.db, id);
  const closed = await staff.post(`requests/${id}/close`, { version: 3, reason: 'Found one.' });
  expect(closed.statusCode).toBe(200);
  expect((await board(id)).total).toBe(0);
  const [application] = await context.database.db
    .select()
    .from(applications)
    .where(eq(applications.id, tutor.applicationId));
  expect(application).toMatchObject({ stage: 'closed', endedReason: 'job_closed' });
  expect(await noticesOf(account.userId)).toEqual([
    'request_approved',
    'request_edited_by_staff',
    'request_closed',
  ]);
  expect(await textsTo(context.database.db, account.phone)).toHaveLength(2);
  const detail = (await staff.get(`requests/${id}`)).json();
  expect(
    detail.history.map(({ kind, by }: { kind: string; by: { name: string } }) => [kind, by.name]),
  ).toEqual([
    ['submitted', 'Test Person'],
    ['approved', 'Farhana'],
    ['edited_by_staff', 'Farhana'],
    ['closed', 'Farhana'],
  ]);
  expect(detail.can).toEqual(['reopen']);
  const reopened = await staff.post(`requests/${id}/reopen`, {
    version: 4,
    reason: 'Asked again.',
  });
  expect(reopened.statusCode).toBe(200);
  expect((await board(id)).total).toBe(1);
  const acts = await context.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.target, `job:${id}`), eq(auditLog.userId, staff.account.userId)));
  expect(acts.map(({ action }) => action)).toEqual([
    'request_approve',
    'staff_request_edited',
    'request_close',
    'request_reopen',
  ]);
});

test('everything staff need is in one answer: phone, address, student, notes', async () => {
  const { id, account } = await createRequest(context, { fullAddress: 'House 7' });
  await staff.put(`requests/${id}`, form());
  const note = { subject: 'request', id, text: 'Called twice, nobody there.' };
  expect((await staff.post('notes', note)).statusCode).toBe(200);
  const detail = (await staff.get(`requests/${id}?lang=bn`)).json();
  expect(detail).toMatchObject({
    request_no: `R${id}`,
    contact: { name: 'Test Person', phone: account.phone },
    student_name: 'Mitu',
    institute: 'Monipur School',
    detail_address: 'House 12/A, Lane of the old mango tree',
    actual_salary: 7000,
    notes: [{ text: 'Called twice, nobody there.', by: { name: 'Farhana' } }],
    can: ['edit', 'approve', 'return', 'reject'],
  });
  expect(detail.class_name).toMatch(/[ঀ-৿]/);
});

test.each([
  ['return', 'returned', 'request_returned'],
  ['reject', 'rejected', 'request_rejected'],
])('%s needs a reason, which the guardian reads', async (act, status, notice) => {
  const { id, account, browser } = await createRequest(context);
  const path = `requests/${id}/${act}`;
  expect(result(await staff.post(path, { version: 1 }))).toEqual([400, 'invalid_input']);
  expect(result(await staff.post(path, { version: 1, reason: ' ' }))).toEqual([
    400,
    'invalid_input',
  ]);
  const done = await staff.post(path, { version: 1, reason: 'Give the class, please.' });
  expect(done.statusCode).toBe(200);
  const own = (await browser.ask({ url: `/api/parent/tutor-requests/${id}` })).json();
  expect(own).toMatchObject({ status, reason: 'Give the class, please.' });
  expect(await noticesOf(account.userId)).toEqual([notice]);
});

describe('two of the staff at once', () => {
  test('the second reads who and when, and nothing is lost', async () => {
    const { id } = await createRequest(context);
    const first = await other.put(`requests/${id}`, form({ tutor_requirement: 'First' }));
    expect(first.statusCode).toBe(200);
    clock.forward(60);
    for (const [send, path, body] of [
      [staff.put, `requests/${id}`, form({ tutor_requirement: 'Second' })],
      [staff.post, `requests/${id}/approve`, approval()],
      [staff.post, `requests/${id}/reject`, { version: 1, reason: 'No' }],
    ] as const) {
      const answer = await send(path, body);
      expect(result(answer)).toEqual([409, 'changed_meanwhile']);
      expect(answer.json().message).toMatch(/^Kamal changed this on 21 Nov 2026, 12:00/);
    }
    const detail = (await staff.get(`requests/${id}`)).json();
    expect(detail).toMatchObject({ status: 'pending', tutor_requirement: 'First', version: 2 });
  });

  test('in the same moment one wins', async () => {
    const { id } = await createRequest(context);
    const answers = await Promise.all([
      staff.post(`requests/${id}/approve`, approval()),
      other.post(`requests/${id}/return`, { version: 1, reason: 'Look again.' }),
      staff.put(`requests/${id}`, form()),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const [row] = await context.database.db.select().from(jobOffers).where(eq(jobOffers.id, id));
    expect(row?.version).toBe(2);
  });
});

describe('refused', () => {
  const long = 'x'.repeat(10_000);
  test.each([
    ['a text of 10,000 characters', { tutor_requirement: long }, 'tutor_requirement'],
    ['a public text of 10,000 characters', { public_text: long }, 'public_text'],
    ['a text that turns its direction', { public_text: 'a\u202Eb' }, 'public_text'],
    ['an absurd salary', { actual_salary: 9_000_000 }, 'actual_salary'],
    ['a salary below the minimum', { actual_salary: 100 }, 'actual_salary'],
    ['a hiring date in the past', { hiring_date: '2026-11-20' }, 'hiring_date'],
    ['an area of another city', { city_id: 2 }, 'location_id'],
    ['a class of another category', { category_id: 2 }, 'class_id'],
    ['an unknown class', { class_id: 999_999 }, 'class_id'],
    ['no version', { version: undefined }, 'version'],
  ])('%s', async (_name, change, field) => {
    const { id } = await createRequest(context);
    const answer = await staff.put(`requests/${id}`, form(change));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain(field);
    const detail = (await staff.get(`requests/${id}`)).json();
    expect(detail.version).toBe(1);
  });

  test.each([
    [{ actual_salary: 9_000_000 }, 'actual_salary'],
    [{ hiring_date: '2026-11-20' }, 'hiring_date'],
    [{ hiring_date: 'tomorrow' }, 'hiring_date'],
    [{ public_text: long }, 'public_text'],
  ])('an approval with %o', async (change, field) => {
    const { id } = await createRequest(context);
    const answer = await staff.post(`requests/${id}/approve`, approval(change));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  test('what the state does not allow', async () => {
    const { id } = await createRequest(context);
    const reason = { version: 1, reason: 'Why not' };
    expect(result(await staff.post(`requests/${id}/close`, reason))).toEqual([409, 'wrong_state']);
    expect(result(await staff.post(`requests/${id}/reopen`, reason))).toEqual([409, 'wrong_state']);
    await staff.post(`requests/${id}/reject`, reason);
    expect(result(await staff.put(`requests/${id}`, form({ version: 2 })))).toEqual([
      409,
      'wrong_state',
    ]);
  });

  test('reopening a tuition that has its tutor', async () => {
    const { id } = await createRequest(context, { status: 'closed', postedAt: new Date() });
    await addApplication(context.database.db, id, 'confirm');
    const answer = await staff.post(`requests/${id}/reopen`, { version: 1, reason: 'Why not' });
    expect(result(answer)).toEqual([409, 'other_appointed']);
  });

  test('the request of a banned guardian', async () => {
    const { id } = await createRequest(context, {}, { bannedAt: new Date('2026-01-01') });
    expect(result(await staff.post(`requests/${id}/approve`, approval()))).toEqual([
      409,
      'wrong_state',
    ]);
  });

  test.each(['requests/2000000', 'requests/2000000/pipeline', 'people/2000000'])(
    '%s, which is not there',
    async (path) => {
      expect(result(await staff.get(path))).toEqual([404, 'not_found']);
    },
  );
});
