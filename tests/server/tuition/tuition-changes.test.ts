/** Pauses, other days or salary, and notices: proposed, answered, withdrawn, expired, raced for. */

import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { endDueTuitions } from '#server/tuition/teaching/changes/end-by-notice.ts';
import { expireChanges } from '#server/tuition/teaching/changes/expire-changes.ts';
import { notificationKinds, signInTutor, testOrigin } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const realNow = () => new Date();
const DAY_MS = 24 * 3_600_000;
const reason = 'Exams at school.';
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Side = 'tutor' | 'guardian';

afterEach(() => {
  context.services.now = realNow;
});

const later = (days: number) => {
  const at = Date.now() + days * DAY_MS;
  context.services.now = () => new Date(at);
};
const day = (days: number) => dhaka(new Date()).add(days, 'day').format(DAY);
const url = ({ id }: Tuition, rest = '') => `/api/tuitions/${id}/changes${rest}`;
const propose = (tuition: Tuition, side: Side, payload: object) =>
  tuition[side].browser.ask({
    method: 'POST',
    url: url(tuition),
    payload: { reason, ...payload },
  });
const act = (tuition: Tuition, side: Side, id: number, rest: string, payload?: object) =>
  tuition[side].browser.ask({
    method: 'POST',
    url: url(tuition, `/${id}/${rest}`),
    ...(payload && { payload }),
  });
const answer = (tuition: Tuition, side: Side, id: number, accepts = true) =>
  act(tuition, side, id, 'answer', { accepts });
const read = async (tuition: Tuition, side: Side = 'tutor') =>
  (await tuition[side].browser.ask({ method: 'GET', url: url(tuition) })).json();
const head = async (tuition: Tuition, side: Side = 'tutor') =>
  (await tuition[side].browser.ask({ method: 'GET', url: `/api/tuitions/${tuition.id}` })).json();
const changeOf = async (response: ReturnType<typeof propose>) => {
  const { statusCode, body } = await response;
  expect([statusCode, body]).toEqual([200, body]);
  return JSON.parse(body).change;
};
const kindsOf = (tuition: Tuition, side: Side) =>
  notificationKinds(context.database.db, tuition[side].account.userId);

describe('a pause', () => {
  test('is agreed on, shown to both, and ends by itself', async () => {
    const tuition = await openTuition(context);
    const pause = { kind: 'pause', from_on: day(0), to_on: day(9) };
    const { id } = await changeOf(propose(tuition, 'guardian', pause));
    expect(await head(tuition)).toMatchObject({ pause: null });
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('change_proposed');
    await changeOf(answer(tuition, 'tutor', id));
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('change_accepted');
    expect(await head(tuition, 'guardian')).toMatchObject({
      pause: { from_on: day(0), to_on: day(9), is_now: true },
    });
  });

  test('is ended early by either side, also before it began', async () => {
    const tuition = await openTuition(context);
    const pause = { kind: 'pause', from_on: day(3), to_on: day(9) };
    const { id } = await changeOf(propose(tuition, 'guardian', pause));
    await changeOf(answer(tuition, 'tutor', id));
    expect(await changeOf(act(tuition, 'tutor', id, 'end-pause'))).toMatchObject({
      ended_on: day(3),
      state: 'accepted',
    });
    expect(await head(tuition)).toMatchObject({ pause: null });
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('pause_ended');
    const again = await act(tuition, 'guardian', id, 'end-pause');
    expect([again.statusCode, again.json().code]).toEqual([409, 'change_not_open']);
  });

  test.each([
    [{ from_on: day(-1), to_on: day(3) }, 'from_on'],
    [{ from_on: day(91), to_on: day(92) }, 'from_on'],
    [{ from_on: day(5), to_on: day(4) }, 'to_on'],
    [{ from_on: day(1), to_on: day(61) }, 'to_on'],
    [{ from_on: 'tomorrow', to_on: day(3) }, 'from_on'],
    [{ from_on: day(1), to_on: day(3), reason: ' ' }, 'reason'],
  ])('%o is refused', async (pause, field) => {
    const tuition = await openTuition(context);
    const refused = await propose(tuition, 'tutor', { kind: 'pause', ...pause });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  });

  test('does not overlap another one', async () => {
    const tuition = await openTuition(context);
    const first = { kind: 'pause', from_on: day(2), to_on: day(5) };
    const { id } = await changeOf(propose(tuition, 'guardian', first));
    await changeOf(answer(tuition, 'tutor', id));
    const second = { kind: 'pause', from_on: day(5), to_on: day(8) };
    expect((await propose(tuition, 'tutor', second)).statusCode).toBe(400);
    const third = { ...second, from_on: day(6) };
    expect((await propose(tuition, 'tutor', third)).statusCode).toBe(200);
  });

  test('does not keep another one away when it was ended before it began', async () => {
    const tuition = await openTuition(context);
    const first = { kind: 'pause', from_on: day(3), to_on: day(9) };
    const { id } = await changeOf(propose(tuition, 'guardian', first));
    await changeOf(answer(tuition, 'tutor', id));
    await changeOf(act(tuition, 'tutor', id, 'end-pause'));
    const around = { kind: 'pause', from_on: day(1), to_on: day(12) };
    const next = await changeOf(propose(tuition, 'tutor', around));
    await changeOf(answer(tuition, 'guardian', next.id));
    expect(await head(tuition)).toMatchObject({ pause: { from_on: day(1), to_on: day(12) } });
  });
});

describe('days and salary', () => {
  test('hold from their day on, everywhere; the confirmed ones stay known', async () => {
    const tuition = await openTuition(context);
    const before = await head(tuition);
    const { id } = await changeOf(
      propose(tuition, 'tutor', { kind: 'salary', from_on: day(0), salary: 9000 }),
    );
    await changeOf(answer(tuition, 'guardian', id));
    const next = await changeOf(
      propose(tuition, 'guardian', { kind: 'days', from_on: day(20), days_in_week: 6 }),
    );
    await changeOf(answer(tuition, 'tutor', next.id));
    expect(await head(tuition)).toMatchObject({
      salary: 9000,
      days_in_week: before.days_in_week,
      changed_on: day(0),
    });
    expect((await read(tuition)).terms).toMatchObject({
      salary: 9000,
      confirmed_salary: before.salary,
    });
    const { browser } = tuition.tutor;
    const students = await browser.ask({ method: 'GET', url: '/api/tutor/students' });
    expect(students.json().data[0]).toMatchObject({ salary_for_tutor: 9000 });
  });

  test.each([
    [{ kind: 'salary', salary: 1499 }, 'salary'],
    [{ kind: 'salary', salary: 200_001 }, 'salary'],
    [{ kind: 'salary', salary: 6000 }, 'salary'],
    [{ kind: 'days', days_in_week: 8 }, 'days_in_week'],
    [{ kind: 'days', days_in_week: 4 }, 'days_in_week'],
  ])('%o is refused', async (change, field) => {
    const job = { actualSalary: 6000, daysInWeek: 4 };
    const tuition = await openTuition(context, 'confirm', job);
    const refused = await propose(tuition, 'tutor', { from_on: day(5), ...change });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  });

  test('one proposal of a kind at a time; declined or withdrawn it makes room', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(5), salary: 9000 };
    const first = await changeOf(propose(tuition, 'tutor', salary));
    const second = await propose(tuition, 'guardian', { ...salary, salary: 8000 });
    expect([second.statusCode, second.json().code]).toEqual([409, 'change_open']);
    expect((await read(tuition)).can_propose).toEqual(['pause', 'days', 'leave']);
    expect((await read(tuition, 'guardian')).can_propose).toEqual(['pause', 'days', 'end']);
    await changeOf(answer(tuition, 'guardian', first.id, false));
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('change_declined');
    const third = await changeOf(propose(tuition, 'guardian', salary));
    await changeOf(act(tuition, 'guardian', third.id, 'withdraw'));
    expect((await read(tuition)).changes.map((one: { state: string }) => one.state)).toEqual([
      'withdrawn',
      'declined',
    ]);
  });

  test('expires after 14 days, and who proposed it is notified', async () => {
    const tuition = await openTuition(context);
    const { id } = await changeOf(
      propose(tuition, 'tutor', { kind: 'days', from_on: day(30), days_in_week: 6 }),
    );
    await context.database.db
      .update(tuitionChanges)
      .set({ answerBy: dhakaDate(new Date(Date.now() - DAY_MS)) })
      .where(eq(tuitionChanges.id, id));
    // Too late, also where housekeeping has not been yet.
    const late = await answer(tuition, 'guardian', id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'change_not_open']);
    await expireChanges(context.services);
    expect((await read(tuition)).changes[0]).toMatchObject({ state: 'expired' });
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('change_expired');
  });

  test('what was agreed on before a confirmation was undone does not count for the next', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(0), salary: 9000 };
    const { id } = await changeOf(propose(tuition, 'tutor', salary));
    await changeOf(answer(tuition, 'guardian', id));
    await changeOf(propose(tuition, 'tutor', { kind: 'days', from_on: day(5), days_in_week: 7 }));
    const { db } = context.database;
    const undo = { applicationId: tuition.id, byUserId: tuition.staffId, origin: testOrigin };
    await db.transaction((tx) => undoLastMove(context.services, tx, undo));
    expect(await head(tuition)).toMatchObject({ salary: 6000, changed_on: null });
    expect((await read(tuition)).changes[0]).toMatchObject({ kind: 'days', state: 'over' });
    await tuition.go('confirm', { salary: 7000 });
    expect(await head(tuition)).toMatchObject({ salary: 7000, changed_on: null });
  });
});

test('My Students lists who is on trial too, marked, and neither asks nor shows a confirmation', async () => {
  const tuition = await openTuition(context, 'appointed');
  const { browser } = tuition.tutor;
  const list = async () =>
    (await browser.ask({ method: 'GET', url: '/api/tutor/students' })).json().data;
  expect(await list()).toMatchObject([
    { application_id: tuition.id, confirmed_at: null, may_give_feedback: false },
  ]);
  await tuition.go('confirm');
  const [confirmed] = await list();
  expect(confirmed.confirmed_at).not.toBeNull();
});

describe('a notice', () => {
  test('ends the tuition after its last day, counted on that day, for the side that gave it', async () => {
    const tuition = await openTuition(context);
    await changeOf(propose(tuition, 'guardian', { kind: 'end', last_day: day(5) }));
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('notice_given');
    expect(await head(tuition)).toMatchObject({ notice: { by: 'guardian', last_day: day(5) } });
    later(5);
    await endDueTuitions(context.services);
    context.services.now = realNow;
    expect(await head(tuition)).toMatchObject({ state: 'confirmed' });
    later(7);
    await endDueTuitions(context.services);
    const [row] = await context.database.db
      .select()
      .from(applications)
      .where(eq(applications.id, tuition.id));
    expect(row).toMatchObject({
      stage: 'closed',
      endedReason: 'tuition_ended',
      endedBy: 'guardian',
    });
    expect(row && dhakaDate(row.stageChangedAt)).toBe(day(5));
    context.services.now = realNow;
    expect((await read(tuition)).changes[0]).toMatchObject({ kind: 'end', state: 'done' });
  });

  test('with today it ends at once, and what was open closes with it', async () => {
    const tuition = await openTuition(context);
    await changeOf(propose(tuition, 'tutor', { kind: 'days', from_on: day(5), days_in_week: 7 }));
    const change = await changeOf(propose(tuition, 'guardian', { kind: 'end', last_day: day(0) }));
    expect(change.state).toBe('done');
    expect(await head(tuition)).toMatchObject({ state: 'ended', ended: { by: 'guardian' } });
    expect(await kindsOf(tuition, 'tutor')).toContain('tuition_ended_by_guardian');
    // Who ended it reads no sentence about a third person.
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('tuition_ended_by_you');
    expect((await read(tuition)).changes.map((one: { state: string }) => one.state)).toEqual([
      'done',
      'over',
    ]);
    const after = await propose(tuition, 'guardian', { kind: 'end', last_day: day(0) });
    expect([after.statusCode, after.json().code]).toEqual([409, 'tuition_over']);
  });

  test('may be withdrawn by who gave it alone; until then nothing else is proposed', async () => {
    const tuition = await openTuition(context);
    const { id } = await changeOf(propose(tuition, 'guardian', { kind: 'end', last_day: day(3) }));
    expect((await read(tuition, 'guardian')).can_propose).toEqual([]);
    const other = await propose(tuition, 'tutor', {
      kind: 'pause',
      from_on: day(1),
      to_on: day(2),
    });
    expect([other.statusCode, other.json().code]).toEqual([409, 'change_open']);
    expect((await act(tuition, 'tutor', id, 'withdraw')).json().code).toBe('wrong_state');
    expect((await answer(tuition, 'tutor', id)).json().code).toBe('wrong_state');
    await changeOf(act(tuition, 'guardian', id, 'withdraw'));
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('notice_withdrawn');
    expect(await head(tuition)).toMatchObject({ notice: null });
  });

  test('holds once its last day is over, also where housekeeping has not been yet', async () => {
    const tuition = await openTuition(context);
    const { id } = await changeOf(propose(tuition, 'guardian', { kind: 'end', last_day: day(3) }));
    later(4);
    const late = await act(tuition, 'guardian', id, 'withdraw');
    expect([late.statusCode, late.json().code]).toEqual([409, 'change_not_open']);
    later(3);
    expect((await act(tuition, 'guardian', id, 'withdraw')).statusCode).toBe(200);
  });

  test('that cannot be ended keeps none of the others', async () => {
    const [wrong, right] = [await openTuition(context), await openTuition(context)];
    for (const tuition of [wrong, right])
      await changeOf(propose(tuition, 'guardian', { kind: 'end', last_day: day(2) }));
    const { db } = context.database;
    await db.execute(
      sql.raw(`alter table applications add constraint never
        check (id <> ${wrong.id} or stage <> 'closed')`),
    );
    later(4);
    await expect(endDueTuitions(context.services)).rejects.toThrow();
    context.services.now = realNow;
    await db.execute(sql`alter table applications drop constraint never`);
    expect(await head(wrong)).toMatchObject({ state: 'confirmed' });
    expect(await head(right)).toMatchObject({ state: 'ended' });
  });

  test.each([day(-1), day(31)])('%s is refused as a last day', async (last_day) => {
    const tuition = await openTuition(context);
    const refused = await propose(tuition, 'guardian', { kind: 'end', last_day });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['last_day']]);
  });
});

describe('who may, when, and who comes first', () => {
  test('nobody else, not before the confirmation, not one’s own, not another tuition’s', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(5), salary: 9000 };
    const { id } = await changeOf(propose(tuition, 'tutor', salary));
    expect((await answer(tuition, 'tutor', id)).json().code).toBe('wrong_state');
    const stranger = { ...tuition, tutor: await signInTutor(context) };
    for (const response of [
      await propose(stranger, 'tutor', salary),
      await answer(stranger, 'tutor', id),
      await act(stranger, 'tutor', id, 'withdraw'),
      await act(stranger, 'tutor', id, 'end-pause'),
      await stranger.tutor.browser.ask({ method: 'GET', url: url(tuition) }),
    ])
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    const other = await openTuition(context);
    expect((await answer(other, 'guardian', id)).statusCode).toBe(404);
    const early = await openTuition(context, 'appointed');
    const refused = await propose(early, 'tutor', salary);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
  });

  test('accepted and withdrawn at once: one of the two, and the other is told', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(0), salary: 9000 };
    const { id } = await changeOf(propose(tuition, 'tutor', salary));
    const both = await Promise.all([
      answer(tuition, 'guardian', id),
      act(tuition, 'tutor', id, 'withdraw'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().code).toBe('change_not_open');
    const won = both[0]?.statusCode === 200;
    expect((await head(tuition)).salary === 9000).toBe(won);
  });

  test('the same pressed twice is one', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(0), salary: 9000 };
    const both = await Promise.all([
      propose(tuition, 'tutor', salary),
      propose(tuition, 'tutor', salary),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('staff end it while it is answered', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(0), salary: 9000 };
    const { id } = await changeOf(propose(tuition, 'tutor', salary));
    await tuition.go('closed', { endedBy: 'staff' });
    const late = await answer(tuition, 'guardian', id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'tuition_over']);
    expect((await read(tuition)).changes[0]).toMatchObject({ state: 'over' });
  });

  test('each act is in the audit log, without its words', async () => {
    const tuition = await openTuition(context);
    const salary = { kind: 'salary', from_on: day(0), salary: 9000 };
    const { id } = await changeOf(propose(tuition, 'tutor', salary));
    await changeOf(answer(tuition, 'guardian', id));
    const rows = await context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `application:${tuition.id}:salary:${id}`))
      .orderBy(auditLog.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'tuition_change_proposed',
      'tuition_change_accepted',
    ]);
    expect(JSON.stringify(rows)).not.toContain(reason);
  });
});
