/**
 * A tutor cannot cancel after accepting: who wants out asks staff, an emergency ends it at once, and
 * the guardian searches again by one press. Source: docs/requirements/tuition/teaching.md, "Leaving".
 */

import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import type { QueueName } from '#core/staff/queues.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { endOpenBusiness } from '#server/privacy/end-open-business.ts';
import { endDueTuitions } from '#server/tuition/teaching/changes/end-by-notice.ts';
import { addApplication, move, notificationKinds, testOrigin, textsTo } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const realNow = () => new Date();
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Side = 'tutor' | 'guardian';
let staff: Staff;
beforeAll(async () => {
  staff = await signInStaff(context);
});
afterEach(() => {
  context.services.now = realNow;
});

const db = () => context.database.db;
const day = (days: number) => dhaka(new Date()).add(days, 'day').format(DAY);
const reason = 'I move to another city.';
const url = ({ id }: Tuition, rest = '') => `/api/tuitions/${id}/changes${rest}`;
const propose = (tuition: Tuition, side: Side, payload: object) =>
  tuition[side].browser.ask({
    method: 'POST',
    url: url(tuition),
    payload: { reason, ...payload },
  });
const read = async (tuition: Tuition, side: Side) =>
  (await tuition[side].browser.ask({ method: 'GET', url: url(tuition) })).json();
const head = async (tuition: Tuition) =>
  (await tuition.tutor.browser.ask({ method: 'GET', url: `/api/tuitions/${tuition.id}` })).json();
const requestUrl = ({ jobId }: Tuition, rest = '') => `/api/parent/tutor-requests/${jobId}${rest}`;
const request = async (tuition: Tuition) =>
  (await tuition.guardian.browser.ask({ method: 'GET', url: requestUrl(tuition) })).json();
const searchAgain = (tuition: Tuition) =>
  tuition.guardian.browser.ask({ method: 'POST', url: requestUrl(tuition, '/search-again') });
const kindsOf = (tuition: Tuition, side: Side) =>
  notificationKinds(db(), tuition[side].account.userId);
const countOf = async (name: QueueName) => {
  const { data } = (await staff.get('queues')).json();
  return data.find(({ queue }: { queue: QueueName }) => queue === name).count;
};
const askToLeave = async (tuition: Tuition, days = 10) => {
  const asked = await propose(tuition, 'tutor', { kind: 'leave', last_day: day(days) });
  expect([asked.statusCode, asked.body]).toEqual([200, asked.body]);
  return asked.json().change as { id: number };
};
const wish = (tuition: Tuition, id: number, what: string, side: Side = 'guardian') =>
  tuition[side].browser.ask({
    method: 'POST',
    url: url(tuition, `/${id}/wish`),
    payload: { wish: what },
  });
const answer = (id: number, body: object) => staff.post(`leaves/${id}/answer`, body);

describe('a tutor', () => {
  test.each([0, 5])('cannot end a confirmed tuition, %i days ahead', async (days) => {
    const tuition = await openTuition(context);
    const refused = await propose(tuition, 'tutor', { kind: 'end', last_day: day(days) });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ask_staff_to_leave']);
    expect(await head(tuition)).toMatchObject({ state: 'confirmed', notice: null });
    expect((await read(tuition, 'tutor')).can_propose).toEqual([
      'pause',
      'days',
      'salary',
      'leave',
    ]);
  });

  test('asks staff; the guardian is asked; agreed, the search starts and the tuition ends on its day', async () => {
    const tuition = await openTuition(context);
    const before = await countOf('leaving');
    const { id } = await askToLeave(tuition);
    expect(await countOf('leaving')).toBe(before + 1);
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('leave_asked');
    expect(await head(tuition)).toMatchObject({ state: 'confirmed', notice: null });
    expect((await wish(tuition, id, 'another')).statusCode).toBe(200);
    const agreed = { accepts: true, last_day: day(7), searches: true };
    expect((await answer(id, agreed)).statusCode).toBe(200);
    expect(await countOf('leaving')).toBe(before);
    expect(await head(tuition)).toMatchObject({ notice: { by: 'tutor', last_day: day(7) } });
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('leave_agreed');
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('tutor_leaves');
    expect((await textsTo(db(), tuition.guardian.account.phone))[0]).toContain(
      `/r/${tuition.jobId}`,
    );
    expect(await request(tuition)).toMatchObject({ status: 'live' });
    expect((await answer(id, agreed)).json().code).toBe('change_not_open');
    const at = Date.now() + 9 * 24 * 3_600_000;
    context.services.now = () => new Date(at);
    await endDueTuitions(context.services);
    context.services.now = realNow;
    expect(await head(tuition)).toMatchObject({ state: 'ended', ended: { by: 'tutor' } });
    expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('tuition_ended_by_you');
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('tuition_ended_searching');
  });

  test('does not take back alone what staff agreed to', async () => {
    const tuition = await openTuition(context);
    const { id } = await askToLeave(tuition);
    await answer(id, { accepts: true, last_day: day(7), searches: true });
    const [notice] = await db()
      .select({ id: tuitionChanges.id })
      .from(tuitionChanges)
      .where(and(eq(tuitionChanges.applicationId, tuition.id), eq(tuitionChanges.kind, 'end')));
    const refused = await tuition.tutor.browser.ask({
      method: 'POST',
      url: url(tuition, `/${notice?.id}/withdraw`),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
    expect(refused.json().message).toContain('staff agreed');
    expect(await head(tuition)).toMatchObject({ notice: { by: 'tutor' } });
    const taken = () => staff.post(`notices-to-end/${notice?.id}/withdraw`);
    expect((await taken()).statusCode).toBe(200);
    expect(await head(tuition)).toMatchObject({ state: 'confirmed', notice: null });
    for (const side of ['tutor', 'guardian'] as const)
      expect((await kindsOf(tuition, side)).at(-1)).toBe('notice_withdrawn');
    expect((await taken()).json().code).toBe('change_not_open');
  });

  test('who is replaced before the last day has left by their own wish', async () => {
    const tuition = await openTuition(context);
    const { id } = await askToLeave(tuition);
    await answer(id, { accepts: true, last_day: day(10), searches: true });
    const next = await addApplication(db(), tuition.jobId, 'shortlisted');
    await move(context.services, {
      applicationId: next.applicationId,
      to: 'appointed',
      byUserId: tuition.staffId,
    });
    expect(await head(tuition)).toMatchObject({ state: 'ended', ended: { by: 'tutor' } });
  });

  test('is declined with a reason both read, and teaches on', async () => {
    const tuition = await openTuition(context);
    const { id } = await askToLeave(tuition);
    expect((await answer(id, { accepts: false })).statusCode).toBe(400);
    const said = 'Exams are in two weeks.';
    expect((await answer(id, { accepts: false, answer: said })).statusCode).toBe(200);
    for (const side of ['tutor', 'guardian'] as const) {
      expect((await read(tuition, side)).changes[0]).toMatchObject({
        kind: 'leave',
        state: 'declined',
        answer: said,
      });
      expect((await kindsOf(tuition, side)).at(-1)).toBe('leave_declined');
    }
    expect(await head(tuition)).toMatchObject({ state: 'confirmed', notice: null });
  });

  test('may withdraw the wish; the guardian alone says what is wanted, and staff alone answer', async () => {
    const tuition = await openTuition(context);
    const { id } = await askToLeave(tuition);
    expect((await wish(tuition, id, 'end', 'tutor')).statusCode).toBe(403);
    const byGuardian = await tuition.guardian.browser.ask({
      method: 'POST',
      url: url(tuition, `/${id}/answer`),
      payload: { accepts: true },
    });
    expect(byGuardian.json().code).toBe('wrong_state');
    const own = await propose(tuition, 'guardian', { kind: 'leave', last_day: day(5) });
    expect(own.json().code).toBe('wrong_state');
    const withdrawn = await tuition.tutor.browser.ask({
      method: 'POST',
      url: url(tuition, `/${id}/withdraw`),
    });
    expect(withdrawn.json().change.state).toBe('withdrawn');
    expect((await wish(tuition, id, 'end')).json().code).toBe('change_not_open');
    expect((await answer(id, { accepts: false, answer: 'No.' })).json().code).toBe(
      'change_not_open',
    );
  });

  test('ends it at once in an emergency, marked as one; staff and guardian are told', async () => {
    const tuition = await openTuition(context);
    await askToLeave(tuition);
    const before = await countOf('leaving');
    const ended = await propose(tuition, 'tutor', {
      kind: 'emergency',
      reason: 'I had an accident.',
    });
    expect(ended.json().change).toMatchObject({ kind: 'end', state: 'done', is_emergency: true });
    expect(await head(tuition)).toMatchObject({ state: 'ended', ended: { by: 'tutor' } });
    expect((await kindsOf(tuition, 'guardian')).at(-1)).toBe('tuition_ended_in_emergency');
    const texts = await textsTo(db(), tuition.guardian.account.phone);
    expect(texts[0]).toContain(`/r/${tuition.jobId}`);
    // Who ended it gets no SMS about a third person.
    expect((await textsTo(db(), tuition.tutor.account.phone)).join()).not.toContain('the tutor');
    // The wish is over; the emergency waits for staff until somebody searches.
    expect(await countOf('leaving')).toBe(before);
    expect((await searchAgain(tuition)).statusCode).toBe(200);
    expect(await countOf('leaving')).toBe(before - 1);
    const byGuardian = await propose(await openTuition(context), 'guardian', { kind: 'emergency' });
    expect(byGuardian.json().code).toBe('wrong_state');
  });

  test('who deletes the account leaves a line in the history, and staff hear of it', async () => {
    const tuition = await openTuition(context);
    const before = await countOf('ending');
    const { userId: id } = tuition.tutor.account;
    await db().transaction((transaction) =>
      endOpenBusiness({ ...context.services, db: transaction }, { id, lang: 'en' }, testOrigin),
    );
    expect(await countOf('ending')).toBe(before + 1);
    expect((await read(tuition, 'guardian')).changes[0]).toMatchObject({
      kind: 'end',
      by: 'tutor',
    });
  });
});

describe('after the end', () => {
  test('the guardian searches again with the same facts by one press, once', async () => {
    const tuition = await openTuition(context, 'closed');
    const facts = ['class_id', 'actual_salary', 'days_in_week', 'location_id'] as const;
    const before = await request(tuition);
    expect(before).toMatchObject({ status: 'closed', can_search_again: true });
    expect((await read(tuition, 'guardian')).can_search_again).toBe(true);
    expect((await read(tuition, 'tutor')).can_search_again).toBe(false);
    const waiting = await countOf('replacement');
    const answers = await Promise.all([searchAgain(tuition), searchAgain(tuition)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await countOf('replacement')).toBe(waiting + 1);
    const after = await request(tuition);
    expect(after).toMatchObject({ status: 'live', can_search_again: false });
    for (const fact of facts) expect(after[fact]).toEqual(before[fact]);
    expect(after.history.at(-1)).toMatchObject({ kind: 'searched_again' });
    const next = await addApplication(db(), tuition.jobId, 'shortlisted');
    await move(context.services, {
      applicationId: next.applicationId,
      to: 'appointed',
      byUserId: tuition.staffId,
    });
    expect(await countOf('replacement')).toBe(waiting);
  });

  test('not while it goes on, not a stranger, not a request that had no tuition', async () => {
    const tuition = await openTuition(context);
    expect((await request(tuition)).can_search_again).toBe(false);
    expect((await searchAgain(tuition)).json().code).toBe('wrong_state');
    const other = await openTuition(context, 'closed');
    expect((await searchAgain({ ...other, guardian: tuition.guardian })).statusCode).toBe(404);
    const never = await openTuition(context, 'shortlisted');
    await db().update(jobOffers).set({ status: 'closed' }).where(eq(jobOffers.id, never.jobId));
    expect((await searchAgain(never)).json().code).toBe('wrong_state');
  });
});
