import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountActions } from '#server/ground/db/schema/account-actions.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { addApplication, signInTutor, textsTo } from '../setup/hiring.ts';
import { createRequest, result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
let clock: ReturnType<typeof stopClock>;
beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
});
beforeEach(() => {
  clock = stopClock(context.services);
});

const reason = { reason: 'Asked a guardian for money.' };
const forEver = { permanent: true, ...reason };
const act = (userId: number, what: string, body: object = what === 'ban' ? forEver : reason) =>
  staff.post(`people/${userId}/${what}`, body);
const live = { status: 'live', postedAt: new Date('2026-11-20') };
const totalOnBoard = async (id: number) =>
  (await context.app.inject({ url: `/api/job-board?jobid=${id}` })).json().total;
const noticesOf = async (userId: number) =>
  (
    await context.database.db.select().from(notifications).where(eq(notifications.userId, userId))
  ).map(({ kind }) => kind);

describe('finding people', () => {
  test('erased accounts are in no list; a letter still leads to one by its tutor id', async () => {
    const { db } = context.database;
    const erased = { name: '—', erasedAt: clock.now(), deactivatedAt: clock.now() };
    const { userId } = await createAccount(db, erased, { tutorid: 'T77199' });
    const listed = async (query: string): Promise<number[]> =>
      (await staff.get(`people?per_page=50${query}`))
        .json()
        .data.map(({ user_id }: { user_id: number }) => user_id);
    expect(await listed('')).not.toContain(userId);
    expect(await listed('&state=deactivated')).not.toContain(userId);
    expect(await listed('&q=T77199')).toEqual([userId]);
    expect(await listed(`&q=${encodeURIComponent('t৭৭১৯৯')}`)).toEqual([userId]);
    expect((await staff.get('exports/people.csv')).body).not.toContain('T77199');
  });

  test('by name, phone in any writing, e-mail and tutor id', async () => {
    const account = await createAccount(
      context.database.db,
      { name: 'Nusrat Jahan Mim', accountStatus: 'yellow' },
      { cityId: 3, tutorid: 'T77123' },
    );
    const bengali = account.phone.replace(/\d/g, (d) => String.fromCharCode(0x9e6 + Number(d)));
    for (const q of [
      'jahan m',
      account.phone,
      `+88 ${account.phone.slice(0, 5)}-${account.phone.slice(5)}`,
      bengali,
      account.email.toUpperCase(),
      't77123',
    ]) {
      const { data, total } = (await staff.get(`people?q=${encodeURIComponent(q)}`)).json();
      expect([q, total, data[0]?.user_id]).toEqual([q, 1, account.userId]);
      expect(data[0]).toMatchObject({ phone: account.phone, tutorid: 'T77123', type: 'tutor' });
    }
    for (const [query, total] of [
      ['lock=yellow', 1],
      ['city_id=3&type=tutor', 1],
      ['city_id=3&type=parent', 0],
      ['q=%25%25', 0],
      ['state=deactivated', 0],
    ])
      expect([query, (await staff.get(`people?${query}`)).json().total]).toEqual([query, total]);
  });

  test('days of birth: of a tutor, and of the students a guardian has saved', async () => {
    const { db } = context.database;
    const { id, account, parentId } = await createRequest(context, live);
    const tutor = await addApplication(db, id);
    await db
      .insert(tutorPersonalInfos)
      .values({ tutorId: tutor.tutorId, dateOfBirth: '1999-04-05' });
    await db.insert(students).values({
      parentId,
      name: 'Mitu',
      curriculumId: 1,
      categoryId: 1,
      classId: 113,
      dateOfBirth: '2012-03-04',
      gender: 2,
      createdAt: clock.now(),
      updatedAt: clock.now(),
    });
    expect((await staff.get(`people/${tutor.userId}`)).json()).toMatchObject({
      date_of_birth: '1999-04-05',
      students: [],
    });
    expect((await staff.get(`people/${account.userId}`)).json()).toMatchObject({
      date_of_birth: null,
      students: [{ name: 'Mitu', date_of_birth: '2012-03-04' }],
    });
  });

  test('one person with applications, requests, actions, notes and sessions', async () => {
    const { id, account } = await createRequest(context, live);
    const tutor = await addApplication(context.database.db, id);
    await act(tutor.userId, 'lock', { status: 'yellow', ...reason });
    await staff.post('notes', { subject: 'user', id: tutor.userId, text: 'Polite.' });
    expect((await staff.get(`people/${tutor.userId}`)).json()).toMatchObject({
      phone: tutor.phone,
      account_status: 'yellow',
      lock_reason: reason.reason,
      sessions: 0,
      can_act: true,
      ban: null,
      applications: [{ application_id: tutor.applicationId, request: { id }, stage: 'applied' }],
      requests: [],
      actions: [{ kind: 'lock', colour: 'yellow', ...reason, by: { name: 'Farhana' } }],
      notes: [{ text: 'Polite.', by: { name: 'Farhana' } }],
    });
    expect((await staff.get(`people/${account.userId}`)).json()).toMatchObject({
      type: 'parent',
      sessions: 1,
      applications: [],
      requests: [{ id, status: 'live', request_no: `R${id}` }],
    });
  });

  test.each(['type=robot', 'lock=blue', `q=${'x'.repeat(200)}`, 'page=-1'])(
    '%s is refused',
    async (query) => {
      expect((await staff.get(`people?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a ban', () => {
  test("takes a guardian's requests off the board at once, and its end brings them back", async () => {
    const { id, account, browser } = await createRequest(context, live);
    const pending = await createRequest(context);
    expect(await totalOnBoard(id)).toBe(1);
    const banned = await act(account.userId, 'ban', { until: '2026-11-30', ...reason });
    expect(banned.json()).toMatchObject({ is_banned: true, hidden_requests: 1, shown_requests: 0 });
    expect(await totalOnBoard(id)).toBe(0);
    expect((await context.app.inject({ url: `/api/job-board/${id}` })).statusCode).toBe(404);
    expect((await browser.ask({ url: '/api/v1/user' })).json().is_banned).toBe(true);
    expect((await staff.get(`requests/${id}`)).json()).toMatchObject({
      status: 'live',
      is_hidden: true,
    });
    expect(await noticesOf(account.userId)).toEqual(['request_hidden', 'account_banned']);
    expect((await textsTo(context.database.db, account.phone)).join()).toContain(reason.reason);
    const freed = await act(account.userId, 'unban', { reason: 'It was a mistake.' });
    expect(freed.json()).toMatchObject({ is_banned: false, shown_requests: 1 });
    expect(await totalOnBoard(id)).toBe(1);
    expect(await noticesOf(pending.account.userId)).toEqual([]);
  });

  test('keeps a tutor from applying, in the session that is open, until its last day is over', async () => {
    const jobId = await createJob(context.database.db);
    const { account, browser } = await signInTutor(context);
    const apply = () =>
      browser.ask({
        method: 'POST',
        url: `/api/apply/${jobId}`,
        payload: { terms_accepted: true },
      });
    expect((await act(account.userId, 'ban', { until: '2026-11-22', ...reason })).statusCode).toBe(
      200,
    );
    expect(result(await apply())).toEqual([403, 'banned']);
    const person = (await staff.get(`people/${account.userId}`)).json();
    expect(person.ban).toEqual({
      at: clock.now().toISOString(),
      until: '2026-11-22T18:00:00.000Z',
      ...reason,
    });
    clock.forward(2 * 86_400);
    expect((await apply()).statusCode).toBe(200);
    expect(result(await act(account.userId, 'unban'))).toEqual([409, 'wrong_state']);
  });

  test('and the approval of a request in the same moment: nothing of a banned guardian is live', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, account } = await createRequest(context);
      const [banned] = await Promise.all([
        act(account.userId, 'ban'),
        staff.post(`requests/${id}/approve`, { version: 1, actual_salary: 5000 }),
      ]);
      expect(banned.statusCode).toBe(200);
      expect(await totalOnBoard(id)).toBe(0);
    }
  });

  test.each([
    ['without a reason', { until: '2026-12-01' }, 'reason'],
    ['with an empty reason', { permanent: true, reason: '  ' }, 'reason'],
    ['with 10,000 characters', { permanent: true, reason: 'x'.repeat(10_000) }, 'reason'],
    ['until yesterday', { until: '2026-11-20', ...reason }, 'until'],
    ['until no day', { until: 'soon', ...reason }, 'until'],
    ['without an end', reason, 'until'],
    ['with an empty end', { until: '', ...reason }, 'until'],
    ['with a misspelt end', { days: 7, ...reason }, 'days,until'],
    ['permanent and not', { until: '2026-12-01', permanent: true, ...reason }, 'until'],
    ['permanent by halves', { permanent: false, ...reason }, 'permanent'],
  ])('%s is refused', async (_name, body, field) => {
    const { userId } = await createAccount(context.database.db);
    const answer = await act(userId, 'ban', body);
    expect([answer.statusCode, Object.keys(answer.json().errors).join()]).toEqual([400, field]);
    expect((await staff.get(`people/${userId}`)).json()).toMatchObject({
      is_banned: false,
      actions: [],
    });
  });
});

test('a closed account is signed out everywhere, and off the board, until it is opened again', async () => {
  const { id, account, browser } = await createRequest(context, live);
  expect((await act(account.userId, 'deactivate')).json()).toMatchObject({
    is_deactivated: true,
    hidden_requests: 1,
  });
  expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
  expect(await totalOnBoard(id)).toBe(0);
  expect(result(await act(account.userId, 'deactivate'))).toEqual([409, 'wrong_state']);
  expect((await act(account.userId, 'ban')).statusCode).toBe(200);
  // Still banned: open again, but not on the board.
  expect((await act(account.userId, 'reactivate')).json()).toMatchObject({ shown_requests: 0 });
  expect(await totalOnBoard(id)).toBe(0);
  expect((await act(account.userId, 'unban')).json()).toMatchObject({ shown_requests: 1 });
  expect(await totalOnBoard(id)).toBe(1);
});

test('a colour is set with its reason and announced', async () => {
  const { userId } = await createAccount(context.database.db);
  const locked = await act(userId, 'lock', { status: 'red', ...reason });
  expect(locked.json()).toMatchObject({ account_status: 'red', hidden_requests: 0 });
  expect(await noticesOf(userId)).toEqual(['account_locked']);
  expect((await act(userId, 'lock', { status: 'blue', ...reason })).statusCode).toBe(400);
});

describe('nobody acts', () => {
  const acts = ['ban', 'unban', 'deactivate', 'reactivate', 'lock'];
  const bodyOf = (what: string) =>
    what === 'lock' ? { status: 'red', ...reason } : what === 'ban' ? forEver : reason;

  test.each(acts)('on colleagues or on their own account: %s', async (what) => {
    const colleague = await createAccount(context.database.db, { type: 'staff' });
    for (const { userId } of [colleague, staff.account]) {
      const answer = await act(userId, what, bodyOf(what));
      expect(result(answer)).toEqual([403, 'not_allowed_on_person']);
    }
  });

  test.each(acts)('on somebody who is not there: %s', async (what) => {
    expect(result(await act(2_000_000, what, bodyOf(what)))).toEqual([404, 'not_found']);
  });
});

test('every act stands in the history of the account and in the log, which staff can read', async () => {
  const { userId } = await createAccount(context.database.db, { name: 'Nusrat Jahan' });
  for (const what of ['ban', 'unban', 'deactivate', 'reactivate']) await act(userId, what);
  const { db } = context.database;
  const rows = await db.select().from(accountActions).where(eq(accountActions.userId, userId));
  expect(rows.map(({ kind, byUserId }) => [kind, byUserId])).toEqual(
    ['ban', 'unban', 'deactivate', 'reactivate'].map((kind) => [kind, staff.account.userId]),
  );
  const logged = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `user:${userId}`));
  expect(logged).toHaveLength(4);
  const { data, total } = (await staff.get(`audit?target=user:${userId}`)).json();
  expect(total).toBe(4);
  expect(data[0]).toMatchObject({
    action: 'staff_reactivate',
    outcome: 'ok',
    target_name: 'Nusrat Jahan',
    by: { user_id: staff.account.userId, name: 'Farhana' },
  });
  for (const [query, expected] of [
    [`target=user:${userId}&action=staff_ban`, 1],
    [`target=user:${userId}&from=2026-11-21&to=2026-11-21`, 4],
    [`target=user:${userId}&from=2026-11-22`, 0],
    [`target=user:${userId}&to=2026-11-20`, 0],
    [`target=user:${userId}&user_id=${userId}`, 0],
  ])
    expect([query, (await staff.get(`audit?${query}`)).json().total]).toEqual([query, expected]);
  expect((await staff.get('audit?from=yesterday')).statusCode).toBe(400);
});
