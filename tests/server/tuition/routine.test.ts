/** The routine of a tuition: both change it, the other is notified, clashes are said to the tutor alone. */
import { describe, expect, test } from 'vitest';
import { notificationKinds } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const MONDAY = { day: 'monday', starts_at: '17:00', minutes: 90, subject_ids: [2] };

type Asking = Awaited<ReturnType<typeof openTuition>>['tutor'];
const send = async (
  who: Pick<Asking, 'browser'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await who.browser.ask({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
};
const routineUrl = (id: number) => `/api/tuitions/${id}/routine`;
const kindsOf = (userId: number) => notificationKinds(context.database.db, userId);

describe('one tuition', () => {
  test('both put times in, change and remove them, and see the same', async () => {
    const { id, tutor, guardian } = await openTuition(context);
    const added = await send(tutor, 'POST', routineUrl(id), MONDAY);
    expect(added.status).toBe(200);
    const [entry] = added.body.routine.entries;
    expect(entry).toMatchObject({
      day: 'monday',
      starts_at: '17:00',
      minutes: 90,
      changed_by: 'tutor',
      is_elsewhere: false,
      clashes: [],
    });
    const changed = await send(guardian, 'PUT', `${routineUrl(id)}/${entry.id}`, {
      ...MONDAY,
      day: 'saturday',
      subject_ids: [2, 3],
    });
    expect(changed.body.routine.entries).toMatchObject([
      { day: 'saturday', changed_by: 'guardian', subjects: [{ id: 2 }, { id: 3 }] },
    ]);
    const seen = await send(tutor, 'GET', routineUrl(id));
    expect(seen.body).toEqual(changed.body.routine);
    expect(seen.body).toMatchObject({ days_in_week: 3, may_change: true });
    const removed = await send(tutor, 'DELETE', `${routineUrl(id)}/${entry.id}`);
    expect(removed.body.routine.entries).toEqual([]);
    expect((await send(tutor, 'DELETE', `${routineUrl(id)}/${entry.id}`)).status).toBe(404);
  });

  test('it knows the length that was asked for, which forms begin with', async () => {
    const { id, tutor } = await openTuition(context, 'confirm', { tutoringDuration: 1.5 });
    expect((await send(tutor, 'GET', routineUrl(id))).body.agreed_minutes).toBe(90);
    const unsaid = await openTuition(context, 'confirm', { tutoringDuration: null });
    const { body } = await send(unsaid.tutor, 'GET', routineUrl(unsaid.id));
    expect(body.agreed_minutes).toBe(null);
  });

  test('several changes close together are one notification for the other', async () => {
    const { id, tutor, guardian } = await openTuition(context);
    for (const day of ['monday', 'wednesday', 'friday'])
      await send(tutor, 'POST', routineUrl(id), { ...MONDAY, day });
    const kinds = await kindsOf(guardian.account.userId);
    expect(kinds.filter((kind) => kind === 'routine_changed')).toHaveLength(1);
    expect(await kindsOf(tutor.account.userId)).not.toContain('routine_changed');
    await guardian.browser.ask({ method: 'POST', url: '/api/notifications/read', payload: {} });
    await send(tutor, 'POST', routineUrl(id), { ...MONDAY, day: 'sunday' });
    const after = await kindsOf(guardian.account.userId);
    expect(after.filter((kind) => kind === 'routine_changed')).toHaveLength(2);
  });

  test('times that overlap, end after midnight or teach what was not agreed are refused', async () => {
    const { id, tutor } = await openTuition(context);
    await send(tutor, 'POST', routineUrl(id), MONDAY);
    const refusals = [
      [{ starts_at: '18:00' }, 'starts_at'],
      [{ starts_at: '23:30' }, 'starts_at'],
      [{ day: 'tuesday', subject_ids: [9] }, 'subject_ids'],
      [{ day: 'tuesday', subject_ids: [] }, 'subject_ids'],
      [{ day: 'someday' }, 'day'],
      [{ day: 'tuesday', minutes: 5 }, 'minutes'],
      [{ day: 'tuesday', starts_at: '25:00' }, 'starts_at'],
    ] as const;
    for (const [change, field] of refusals) {
      const answer = await send(tutor, 'POST', routineUrl(id), { ...MONDAY, ...change });
      expect([change, answer.status, Object.keys(answer.body.errors)]).toEqual([
        change,
        400,
        [field],
      ]);
    }
    const next = await send(tutor, 'POST', routineUrl(id), { ...MONDAY, starts_at: '18:30' });
    expect(next.status).toBe(200);
  });

  test('of two who put in the same time at once, one is told', async () => {
    const { id, tutor, guardian } = await openTuition(context);
    const answers = await Promise.all([
      send(tutor, 'POST', routineUrl(id), MONDAY),
      send(guardian, 'POST', routineUrl(id), MONDAY),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('what is over is read and not changed; for others it is not there', async () => {
    const over = await openTuition(context);
    await send(over.tutor, 'POST', routineUrl(over.id), MONDAY);
    await over.go('closed', { endedBy: 'guardian' });
    const seen = await send(over.guardian, 'GET', routineUrl(over.id));
    expect(seen.body).toMatchObject({ may_change: false, entries: [{ day: 'monday' }] });
    const refused = await send(over.guardian, 'POST', routineUrl(over.id), MONDAY);
    expect([refused.status, refused.body.code]).toEqual([409, 'tuition_over']);
    const other = await openTuition(context);
    expect((await send(other.tutor, 'GET', routineUrl(over.id))).status).toBe(404);
    expect((await send(other.tutor, 'POST', routineUrl(over.id), MONDAY)).status).toBe(404);
  });
});

describe('all tuitions of a tutor', () => {
  test('clashes are named to the tutor; a guardian learns only that the tutor teaches elsewhere', async () => {
    const first = await openTuition(context);
    const second = await openTuition(context, 'confirm', {}, first.tutor);
    await send(first.tutor, 'POST', routineUrl(first.id), MONDAY);
    const late = { ...MONDAY, starts_at: '18:00' };
    const answer = await send(first.tutor, 'POST', routineUrl(second.id), late);
    expect(answer.body.routine.entries).toMatchObject([
      { is_elsewhere: true, clashes: [{ tuition_id: first.id, name: 'Class 9 · Shamima' }] },
    ]);
    const ofGuardian = await send(second.guardian, 'GET', routineUrl(second.id));
    expect(ofGuardian.body.entries).toMatchObject([{ is_elsewhere: true, clashes: [] }]);

    const week = await send(first.tutor, 'GET', '/api/week');
    expect(week.body.tuitions.map((one: { id: number }) => one.id)).toEqual([first.id, second.id]);
    expect(week.body.entries).toMatchObject([
      { tuition_id: first.id, starts_at: '17:00', clashes: [{ tuition_id: second.id }] },
      { tuition_id: second.id, starts_at: '18:00' },
    ]);
    const guardiansWeek = await send(second.guardian, 'GET', '/api/week');
    expect(guardiansWeek.body).toMatchObject({
      tuitions: [{ id: second.id }],
      entries: [{ tuition_id: second.id, is_elsewhere: true, clashes: [] }],
    });
    expect(guardiansWeek.text).not.toMatch(/01\d{9}|House 12/);

    await first.go('closed', { endedBy: 'guardian' });
    expect((await send(second.guardian, 'GET', routineUrl(second.id))).body.entries).toMatchObject([
      { is_elsewhere: false },
    ]);
  });
});
