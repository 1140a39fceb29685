/** Source: docs/requirements/people/tutor-profile.md, "Acceptance". */
import { beforeEach, describe, expect, test } from 'vitest';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { notificationKinds, textsTo } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { type NewTutor, signUpTutor } from '../setup/new-tutor.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY_MS = 24 * 3_600_000;
const note = 'Studies at DU, two years of experience, calm on the phone.';
const reason = 'Your identity card cannot be read.';
let staff: Staff;

beforeEach(async () => {
  context.services.config.tutorAcceptance = true;
  context.services.now = () => new Date();
  staff = await signInStaff(context);
});

const inHub = async (tutorid: string) => {
  const { data } = (await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutorid}` })).json();
  return data.length === 1;
};
const rowOf = async ({ userId }: NewTutor, status = 'waiting') => {
  const { data } = (await staff.get(`new-tutors?status=${status}`)).json();
  return data.find((row: { person: { user_id: number } }) => row.person.user_id === userId);
};
const decide = async (tutor: NewTutor, act: 'accept' | 'decline', status?: string) => {
  const { version } = await rowOf(tutor, status);
  const payload = { version, note, ...(act === 'decline' && { reason }) };
  return staff.post(`new-tutors/${tutor.userId}/${act}`, payload);
};
const acceptanceOf = async (tutor: NewTutor) => (await tutor.get('/api/tutor-waiting')).acceptance;

describe('a new tutor', () => {
  test('is looked at once the profile is complete, and in the hub once accepted', async () => {
    const tutor = await signUpTutor(context);
    expect(await acceptanceOf(tutor)).toMatchObject({ state: 'waiting', asked_at: null });
    expect(await rowOf(tutor)).toBeUndefined();
    await tutor.complete();
    const { asked_at } = await acceptanceOf(tutor);
    expect(asked_at).not.toBeNull();
    const row = await rowOf(tutor);
    expect(row).toMatchObject({
      state: 'waiting',
      phone: tutor.phone,
      profile_completed: 84,
      documents: { waiting: 5, approved: 0, returned: 0 },
      asked_at,
    });
    expect(await inHub(row.tutorid)).toBe(false);
    const profile = (await staff.get(`new-tutors/${tutor.userId}`)).json();
    expect(profile).toMatchObject({ tutorid: row.tutorid, user: { name: 'Asha Rahman' } });
    expect((await decide(tutor, 'accept')).statusCode).toBe(200);
    expect(await inHub(row.tutorid)).toBe(true);
    expect(await acceptanceOf(tutor)).toBeNull();
    expect(await rowOf(tutor, 'accepted')).toMatchObject({
      note,
      decided_by: { user_id: staff.account.userId },
    });
    expect(await notificationKinds(context.database.db, tutor.userId)).toContain('tutor_accepted');
  });

  test('whose profile is no longer complete reads so, and stands in no list until it is', async () => {
    const tutor = await signUpTutor(context);
    await tutor.complete();
    const { data } = await tutor.get('/api/tutor-educational-info');
    const degree = data.find(
      ({ education_level_id: level }: { education_level_id: number }) => level === 9,
    );
    await tutor.remove(`/api/tutor-educational-info/${degree.id}`);
    expect(await rowOf(tutor)).toBeUndefined();
    expect(await acceptanceOf(tutor)).toMatchObject({ state: 'waiting', asked_at: null });
  });

  test('who is declined hears why, cannot apply, and asks again after a week', async () => {
    const tutor = await signUpTutor(context);
    await tutor.complete();
    const { tutorid } = await rowOf(tutor);
    const clock = stopClock(context.services, new Date().toISOString());
    expect((await decide(tutor, 'decline')).statusCode).toBe(200);
    const [text] = await textsTo(context.database.db, tutor.phone);
    expect(text).toContain(reason);
    const from = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(await acceptanceOf(tutor)).toMatchObject({
      state: 'declined',
      reason,
      ask_again_from: from,
    });
    const jobId = await createJob(context.database.db);
    const refused = await tutor.post(`/api/apply/${jobId}`, { terms_accepted: true });
    expect([refused.status, refused.body.code]).toEqual([403, 'tutor_declined']);
    expect((await tutor.get('/api/v1/account-status')).can_apply).toBe(false);
    expect((await tutor.get('/api/v1/user')).tutor.is_declined).toBe(true);
    const ask = () => tutor.post('/api/tutor/acceptance/ask');
    expect((await ask()).body.code).toBe('wrong_state');
    clock.forward(7 * 24 * 3600);
    expect((await ask()).status).toBe(200);
    expect((await ask()).body.code).toBe('wrong_state');
    staff = await signInStaff(context);
    expect(await rowOf(tutor)).toMatchObject({ state: 'waiting', reason: null });
    await decide(tutor, 'accept');
    expect(await inHub(tutorid)).toBe(true);
    expect((await tutor.post(`/api/apply/${jobId}`, { terms_accepted: true })).status).toBe(200);
  });

  test('staff who think again accept who was declined', async () => {
    const tutor = await signUpTutor(context);
    await tutor.complete();
    await decide(tutor, 'decline');
    expect((await decide(tutor, 'accept', 'declined')).statusCode).toBe(200);
    expect(await rowOf(tutor, 'accepted')).toMatchObject({ reason: null });
  });

  test('may apply while staff look, and is not proposed before they accept', async () => {
    const tutor = await signUpTutor(context);
    await tutor.complete();
    const jobId = await createJob(context.database.db);
    expect((await tutor.post(`/api/apply/${jobId}`, { terms_accepted: true })).status).toBe(200);
    const cardOf = async () => {
      const { columns } = (await staff.get(`requests/${jobId}/pipeline`)).json();
      return columns[0].cards[0];
    };
    const card = await cardOf();
    expect(card).toMatchObject({ tutor: { acceptance: 'waiting' }, may_move_to: ['closed'] });
    const propose = () =>
      staff.post(`applications/${card.application_id}/move`, {
        from: 'applied',
        to: 'shortlisted',
      });
    expect(result(await propose())).toEqual([409, 'wrong_state']);
    await decide(tutor, 'accept');
    expect((await cardOf()).tutor.acceptance).toBeNull();
    expect((await propose()).statusCode).toBe(200);
  });
});

describe('a decision', () => {
  test('needs a note, and of a refusal a reason', async () => {
    const tutor = await signUpTutor(context);
    await tutor.complete();
    const { version } = await rowOf(tutor);
    const send = (act: string, payload: object) =>
      staff.post(`new-tutors/${tutor.userId}/${act}`, payload);
    for (const [act, payload] of [
      ['accept', { version, note: ' ' }],
      ['decline', { version, note }],
      ['decline', { version, note, reason: '\u200b' }],
    ] as const)
      expect(result(await send(act, payload)), act).toEqual([400, 'invalid_input']);
  });

  test('about what has changed meanwhile is refused; of two at once one counts', async () => {
    const tutor = await signUpTutor(context);
    await tutor.complete();
    const { version } = await rowOf(tutor);
    const send = (act: string, more: object = {}) =>
      staff.post(`new-tutors/${tutor.userId}/${act}`, { version, note, ...more });
    const codes = (await Promise.all([send('accept'), send('decline', { reason })])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([200, 409]);
    expect(result(await send('accept'))).toEqual([409, 'changed_meanwhile']);
  });

  test('is for staff, about new tutors alone', async () => {
    const tutor = await signUpTutor(context);
    expect((await tutor.get('/api/staff/new-tutors')).code).toBe('not_staff');
    const old = await createHubTutor(context.database.db);
    for (const userId of [old.userId, tutor.userId, 999_999])
      expect(result(await staff.post(`new-tutors/${userId}/accept`, { version: 1, note }))).toEqual(
        [404, 'not_found'],
      );
  });
});

test('where the step is off a complete profile is in the hub, and no decision is spoken of', async () => {
  context.services.config.tutorAcceptance = false;
  const tutor = await signUpTutor(context);
  await tutor.complete();
  expect(await acceptanceOf(tutor)).toBeNull();
  expect(await inHub(`T${100_000 + tutor.userId}`)).toBe(true);
});

test('the share is that of a year, once there are enough decisions', async () => {
  const { db } = context.database;
  await db.delete(tutorAcceptances);
  const shareOf = async () =>
    (await context.app.inject({ url: '/api/tutor-hub' })).json().accepted_share;
  const add = async (state: 'accepted' | 'declined', number: number, daysAgo = 1) => {
    for (let one = 0; one < number; one += 1) {
      const { tutorId } = await createAccount(db);
      const at = new Date(Date.now() - daysAgo * DAY_MS);
      await db.insert(tutorAcceptances).values({
        tutorId,
        state,
        askedAt: at,
        decidedAt: at,
        note,
        reason: state === 'declined' ? reason : null,
      });
    }
  };
  await add('accepted', 5);
  await add('declined', 14);
  expect(await shareOf()).toBeUndefined();
  await add('declined', 1);
  expect(await shareOf()).toBe(25);
  await add('accepted', 9, 366);
  expect(await shareOf()).toBe(25);
  context.services.config.tutorAcceptance = false;
  expect(await shareOf()).toBeUndefined();
});
