/** Lessons: marked once, answered by the guardian, in the end decided by staff. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const DAY_SECONDS = 24 * 3600;
let clock: ReturnType<typeof stopClock>;
let tuition: Awaited<ReturnType<typeof openTuition>>;
type Asking = Pick<typeof tuition.tutor, 'browser'>;

/** Noon of Saturday, November 21st in Dhaka. */
beforeEach(async () => {
  clock = stopClock(context.services);
  tuition = await openTuition(context);
  clock.forward(3 * DAY_SECONDS);
});

const send = async (who: Asking, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await who.browser.ask({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const lessonsUrl = (more = '') => `/api/tuitions/${tuition.id}/lessons${more}`;
const lesson = (more: object = {}) => ({
  idempotency_key: randomUUID(),
  day: '2026-11-23',
  starts_at: '17:00',
  minutes: 90,
  subject_ids: [2],
  taught: 'Fractions',
  homework: 'Page 12',
  ...more,
});
const mark = async (more: object = {}) => {
  const answer = await send(tuition.tutor, 'POST', lessonsUrl(), lesson(more));
  expect([answer.status, answer.body.errors ?? null]).toEqual([200, null]);
  return answer.body.lesson as { id: number; version: number; standing: string };
};
const act = (who: Asking, { id }: { id: number }, name: string, body: object) =>
  send(who, 'POST', lessonsUrl(`/${id}/${name}`), body);
const list = async (who: Asking = tuition.guardian) => (await send(who, 'GET', lessonsUrl())).body;
const standings = async () =>
  (await list()).data.map(({ standing }: { standing: string }) => standing);
const kindsOf = ({ account }: { account: { userId: number } }) =>
  notificationKinds(context.database.db, account.userId);

describe('marking', () => {
  test('both see it, the newest first; the guardian is notified once', async () => {
    await mark();
    await mark({ day: '2026-11-24', starts_at: '08:00' });
    await mark({ day: '2026-11-23', starts_at: '09:00' });
    const seen = await list();
    expect(seen).toEqual(await list(tuition.tutor));
    expect(seen.total).toBe(3);
    expect(
      seen.data.map((one: { day: string; starts_at: string }) => [one.day, one.starts_at]),
    ).toEqual([
      ['2026-11-24', '08:00'],
      ['2026-11-23', '17:00'],
      ['2026-11-23', '09:00'],
    ]);
    expect(seen.data[1]).toMatchObject({
      taught: 'Fractions',
      homework: 'Page 12',
      standing: 'waiting',
      dispute: null,
    });
    expect(seen.waiting).toHaveLength(3);
    const kinds = await kindsOf(tuition.guardian);
    expect(kinds.filter((kind) => kind === 'lesson_marked')).toHaveLength(1);
  });

  test('the same key is the same lesson, also twice at once and after it was removed', async () => {
    const body = lesson();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(tuition.tutor, 'POST', lessonsUrl(), body)),
    );
    expect(new Set(answers.map(({ body }) => body.lesson.id)).size).toBe(1);
    const other = await send(tuition.tutor, 'POST', lessonsUrl(), { ...body, taught: 'Other' });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
    const [first] = answers;
    const removed = await act(tuition.tutor, first?.body.lesson, 'remove', { version: 1 });
    expect(removed.status).toBe(200);
    expect((await send(tuition.tutor, 'POST', lessonsUrl(), body)).status).toBe(404);
    expect((await list()).total).toBe(0);
  });

  test('not in the future, not before the appointment, not after a week, not twice at a time', async () => {
    await mark();
    const refusals = [
      [{ day: '2026-11-24', starts_at: '12:30' }, 'starts_at'],
      [{ day: '2026-11-25' }, 'starts_at'],
      [{ day: '2026-11-20' }, 'day'],
      [{ starts_at: '18:00' }, 'starts_at'],
      [{ starts_at: '23:00' }, 'starts_at'],
      [{ subject_ids: [99] }, 'subject_ids'],
      [{ day: '2026-02-30' }, 'day'],
      [{ taught: '  ' }, 'taught'],
    ] as const;
    for (const [change, field] of refusals) {
      const answer = await send(tuition.tutor, 'POST', lessonsUrl(), lesson(change));
      expect([change, answer.status, Object.keys(answer.body.errors)]).toEqual([
        change,
        400,
        [field],
      ]);
    }
    clock.forward(5 * DAY_SECONDS);
    await mark({ day: '2026-11-22' });
    clock.forward(DAY_SECONDS);
    const late = await send(tuition.tutor, 'POST', lessonsUrl(), lesson({ day: '2026-11-22' }));
    expect(Object.keys(late.body.errors)).toEqual(['day']);
  });

  test('nobody but its tutor marks, and not when the tuition is over', async () => {
    const body = lesson();
    expect((await send(tuition.guardian, 'POST', lessonsUrl(), body)).body.code).toBe(
      'not_a_tutor',
    );
    const other = await openTuition(context);
    expect((await send(other.tutor, 'POST', lessonsUrl(), body)).status).toBe(404);
    expect((await send(other.guardian, 'GET', lessonsUrl())).status).toBe(404);
    const marked = await mark();
    await tuition.go('closed', { endedBy: 'guardian' });
    expect((await send(tuition.tutor, 'POST', lessonsUrl(), lesson())).body.code).toBe(
      'tuition_over',
    );
    // What was marked before is still answered.
    const confirmed = await send(tuition.guardian, 'POST', lessonsUrl('/confirm'), {
      lessons: [{ id: marked.id, version: marked.version }],
    });
    expect(confirmed.status).toBe(200);
  });
});

describe('answering', () => {
  test('one or all are confirmed, as they were seen', async () => {
    await mark();
    const second = await mark({ day: '2026-11-22' });
    const { waiting } = await list();
    const corrected = await send(tuition.tutor, 'PUT', lessonsUrl(`/${second.id}`), {
      ...lesson({ day: '2026-11-22', taught: 'Decimals' }),
      version: second.version,
    });
    expect(corrected.body.lesson).toMatchObject({ taught: 'Decimals', version: 2 });
    const stale = await send(tuition.guardian, 'POST', lessonsUrl('/confirm'), {
      lessons: waiting,
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    expect(await standings()).toEqual(['waiting', 'waiting']);
    const { waiting: now } = await list();
    await send(tuition.guardian, 'POST', lessonsUrl('/confirm'), { lessons: now });
    expect(await standings()).toEqual(['confirmed', 'confirmed']);
    // Sent again after a lost answer.
    const again = await send(tuition.guardian, 'POST', lessonsUrl('/confirm'), { lessons: now });
    expect(again.status).toBe(200);
    const edit = await act(tuition.tutor, second, 'remove', { version: 3 });
    expect([edit.status, edit.body.code]).toEqual([409, 'wrong_state']);
  });

  test('without an answer it counts as confirmed after a week, and cannot be disputed then', async () => {
    const marked = await mark();
    clock.forward(7 * DAY_SECONDS - 1);
    expect(await standings()).toEqual(['waiting']);
    clock.forward(1);
    expect(await standings()).toEqual(['confirmed']);
    expect((await list()).waiting).toEqual([]);
    const late = await act(tuition.guardian, marked, 'dispute', {
      version: 1,
      reason: 'Nobody came',
    });
    expect(late.body.code).toBe('wrong_state');
  });

  test('a dispute goes to the tutor, who corrects it or removes it', async () => {
    const marked = await mark();
    const disputed = await act(tuition.guardian, marked, 'dispute', {
      version: 1,
      reason: 'It was an hour',
    });
    expect(disputed.body.lesson).toMatchObject({
      standing: 'disputed',
      dispute: { reason: 'It was an hour' },
    });
    expect(await kindsOf(tuition.tutor)).toContain('lesson_disputed');
    const corrected = await send(tuition.tutor, 'PUT', lessonsUrl(`/${marked.id}`), {
      ...lesson({ minutes: 60 }),
      version: 2,
    });
    expect(corrected.body.lesson).toMatchObject({
      standing: 'waiting',
      minutes: 60,
      dispute: null,
    });
    expect(await kindsOf(tuition.guardian)).toContain('lesson_corrected');
  });

  test('kept in spite of it, staff decide; both are notified', async () => {
    const marked = await mark();
    const staff = await signInStaff(context);
    await act(tuition.guardian, marked, 'dispute', { version: 1, reason: 'Nobody came' });
    const open = async () =>
      (await staff.get('lessons?status=open'))
        .json()
        .data.filter(({ id }: { id: number }) => id === marked.id);
    expect(await open()).toEqual([]);
    const settle = (version: number, is_held = false) =>
      staff.post(`lessons/${marked.id}/settle`, {
        version,
        is_held,
        reason: 'The gate keeper says so',
      });
    expect((await settle(2)).json().code).toBe('wrong_state');
    await act(tuition.tutor, marked, 'keep', { version: 2, reason: 'I was there' });
    expect(await open()).toMatchObject([
      { dispute: { reason: 'Nobody came', kept_reason: 'I was there' }, class_name: 'Class 9' },
    ]);
    const queues = (await staff.get('queues')).json().data;
    expect(queues.find(({ queue }: { queue: string }) => queue === 'lesson').count).toBe(1);
    expect((await settle(2)).json().code).toBe('changed_meanwhile');
    const settled = await settle(3);
    expect([settled.statusCode, settled.json().version]).toEqual([200, 4]);
    expect(await open()).toEqual([]);
    expect((await list()).data).toMatchObject([
      { standing: 'not_held', settled: { note: 'The gate keeper says so' } },
    ]);
    for (const who of [tuition.tutor, tuition.guardian])
      expect(await kindsOf(who)).toContain('lesson_settled');
    const done = (await staff.get('lessons?status=settled')).json();
    expect(done.data[0]).toMatchObject({ id: marked.id, standing: 'not_held' });
  });

  test('a dispute the tutor does not answer is for staff after a week; the guardian may give in', async () => {
    const first = await mark();
    const second = await mark({ day: '2026-11-22' });
    for (const one of [first, second])
      await act(tuition.guardian, one, 'dispute', { version: 1, reason: 'Nobody came' });
    clock.forward(7 * DAY_SECONDS);
    const staff = await signInStaff(context);
    const ids = (await staff.get('lessons?status=open'))
      .json()
      .data.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]));
    await send(tuition.guardian, 'POST', lessonsUrl('/confirm'), {
      lessons: [{ id: first.id, version: 2 }],
    });
    expect(await standings()).toEqual(['confirmed', 'disputed']);
  });

  test('each sent again after a lost answer is done once; with other words it is another', async () => {
    const marked = await mark();
    const twice = async (send_: () => ReturnType<typeof send>) => {
      const [first, again] = [await send_(), await send_()];
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    };
    const correct = (taught: string) =>
      send(tuition.tutor, 'PUT', lessonsUrl(`/${marked.id}`), {
        ...lesson({ taught }),
        version: 1,
      });
    await twice(() => correct('Decimals'));
    expect((await correct('Roots')).body.code).toBe('version_conflict');
    const dispute = (reason: string) =>
      act(tuition.guardian, marked, 'dispute', { version: 2, reason });
    await twice(() => dispute('Nobody came'));
    expect((await dispute('Too short')).body.code).toBe('version_conflict');
    await twice(() => act(tuition.tutor, marked, 'keep', { version: 3, reason: 'I was there' }));
    const second = await mark({ day: '2026-11-22' });
    await twice(() => act(tuition.tutor, second, 'remove', { version: 1 }));
    const kinds = await kindsOf(tuition.tutor);
    expect(kinds.filter((kind) => kind === 'lesson_disputed')).toHaveLength(1);
  });

  test('a page that shows a lesson as it was is told that it was removed meanwhile', async () => {
    const marked = await mark();
    const corrected = await send(tuition.tutor, 'PUT', lessonsUrl(`/${marked.id}`), {
      ...lesson({ taught: 'Decimals' }),
      version: 1,
    });
    expect(corrected.status).toBe(200);
    expect((await act(tuition.tutor, marked, 'remove', { version: 2 })).status).toBe(200);
    const late = await act(tuition.tutor, marked, 'remove', { version: 1 });
    expect([late.status, late.body.code]).toEqual([404, 'not_found']);
  });

  test('all of them are confirmed, or none, and each is in the audit log once', async () => {
    const lessons = [await mark(), await mark({ day: '2026-11-22' })].map(({ id, version }) => ({
      id,
      version,
    }));
    const confirm = (more: object[] = []) =>
      send(tuition.guardian, 'POST', lessonsUrl('/confirm'), { lessons: [...lessons, ...more] });
    expect((await confirm([{ id: 999_999, version: 1 }])).status).toBe(404);
    expect(await standings()).toEqual(['waiting', 'waiting']);
    expect((await confirm(lessons)).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    const rows = await context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'lesson_confirmed'))
      .orderBy(desc(auditLog.id))
      .limit(3);
    const targets = rows.map(({ target }) => target);
    for (const { id } of lessons)
      expect(targets.filter((target) => target === `lesson:${id}`)).toHaveLength(1);
  });

  test('how it stands is said by the clock of the server', async () => {
    clock = stopClock(context.services, '2024-11-21T06:00:00Z');
    tuition = await openTuition(context);
    expect(await mark({ day: '2024-11-21', starts_at: '10:00' })).toMatchObject({
      standing: 'waiting',
    });
  });

  test('of two answers at once one counts', async () => {
    const marked = await mark();
    const answers = await Promise.all([
      act(tuition.tutor, marked, 'remove', { version: 1 }),
      act(tuition.guardian, marked, 'dispute', { version: 1, reason: 'Nobody came' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('the report of a month counts what was held, and names the months', async () => {
  await mark();
  const second = await mark({ day: '2026-11-22' });
  await act(tuition.guardian, second, 'dispute', { version: 1, reason: 'Nobody came' });
  clock.forward(8 * DAY_SECONDS);
  await mark({ day: '2026-12-01', minutes: 45 });
  const report = async (query = '') =>
    (await send(tuition.guardian, 'GET', `/api/tuitions/${tuition.id}/lesson-report${query}`)).body;
  expect(await report()).toMatchObject({
    months: ['2026-12', '2026-11'],
    report: { month: '2026-12', held: 1, minutes: 45, waiting: 1, agreed: 1 },
  });
  // Days to come are not owed yet: of two days in December one lesson, of eight days three.
  clock.forward(6 * DAY_SECONDS);
  expect((await report('?month=2026-12')).report).toMatchObject({ agreed: 3 });
  expect((await report('?month=2026-11')).report).toMatchObject({
    // Ten days from the appointment on the 21st, three lessons a week.
    agreed: 4,
    held: 1,
    minutes: 90,
    confirmed: 1,
    disputed: 1,
    lessons: [{ day: '2026-11-22' }, { day: '2026-11-23' }],
  });
  expect((await report('?month=2026-10')).report).toMatchObject({
    agreed: 0,
    held: 0,
    lessons: [],
  });
  expect((await report('?month=nonsense')).code).toBe('invalid_input');
});
