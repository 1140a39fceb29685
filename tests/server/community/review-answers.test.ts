/** Tests what a tutor answers to a review: who may, for how long, and what staff do about it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForReviews } from '#server/community/reviews/ask-for-reviews.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { signInAs, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { notificationKinds, signInParent, signInTutor } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY = 24 * 3600;
const text = 'Thank you. We start on time since we talked about it.';
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services);
});

async function start() {
  const { db } = context.database;
  const tutor = await createHubTutor(db);
  const guardian = await signInParent(context);
  const browser = await signInAs(context.app, tutor);
  const jobOfferId = await createJob(db, { parentId: guardian.parentId, status: 'closed' });
  const confirmedAt = new Date(clock.now().getTime() - 31 * DAY * 1000);
  const [application] = await db
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId, stage: 'confirm', confirmedAt })
    .returning({ id: applications.id });
  return { tutor, browser, guardian, applicationId: application?.id ?? 0 };
}

async function reviewed() {
  const all = await start();
  const saved = await all.guardian.browser.ask({
    method: 'POST',
    url: `/api/hub/tutor-profile/${all.tutor.tutorid}/reviews`,
    payload: { application_id: all.applicationId, rating: 3, text: 'Good, but often late.' },
  });
  return { ...all, reviewId: Number(saved.json().review.id) };
}
type Browser = Awaited<ReturnType<typeof signInAs>>;

const answer = (browser: Pick<Browser, 'ask'>, id: number, payload: object = { text }) =>
  browser.ask({ method: 'PUT', url: `/api/hub/reviews/${id}/answer`, payload });
const received = async (browser: Pick<Browser, 'ask'>) =>
  (await browser.ask({ url: '/api/tutor/reviews' })).json().data;
const shown = async (tutorid: string) =>
  (await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}/reviews` })).json().data;

test('the tutor answers once; everybody reads it, the guardian is notified', async () => {
  const { tutor, browser, guardian, reviewId } = await reviewed();
  expect(await received(browser)).toMatchObject([{ id: reviewId, answer: null }]);
  const saved = await answer(browser, reviewId);
  expect(saved.json()).toMatchObject({ answer: { text, can_edit: true, edited_at: null } });
  expect(await shown(tutor.tutorid)).toMatchObject([{ answer: { text, is_edited: false } }]);
  clock.forward(6.9 * DAY);
  expect((await answer(browser, reviewId, { text: 'Thank you.' })).statusCode).toBe(200);
  expect(await shown(tutor.tutorid)).toMatchObject([
    { answer: { text: 'Thank you.', is_edited: true } },
  ]);
  clock.forward(0.1 * DAY);
  const late = await answer(browser, reviewId);
  expect([late.statusCode, late.json().code]).toEqual([409, 'answer_edit_over']);
  expect(await notificationKinds(context.database.db, guardian.account.userId)).toEqual([
    'review_answered',
  ]);
});

test('sent twice at once it is one answer and one notification', async () => {
  const { browser, guardian, reviewId } = await reviewed();
  const both = await Promise.all([answer(browser, reviewId), answer(browser, reviewId)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { db } = context.database;
  expect(await db.$count(reviewAnswers, eq(reviewAnswers.reviewId, reviewId))).toBe(1);
  expect(await notificationKinds(db, guardian.account.userId)).toEqual(['review_answered']);
});

test('nobody else answers, and no contact data', async () => {
  const { browser, guardian, reviewId } = await reviewed();
  const other = await signInTutor(context);
  const strange = await answer(other.browser, reviewId);
  expect([strange.statusCode, strange.json().code]).toEqual([404, 'not_found']);
  expect((await answer(guardian.browser, reviewId)).statusCode).toBe(403);
  for (const bad of ['', 'a'.repeat(1001), 'Call me: 01711 223344'])
    expect(Object.keys((await answer(browser, reviewId, { text: bad })).json().errors)).toEqual([
      'text',
    ]);
  expect((await answer(browser, 999_999)).statusCode).toBe(404);
});

test('it goes with its review, and by the hand of the tutor', async () => {
  const { tutor, browser, guardian, reviewId } = await reviewed();
  const url = `/api/hub/reviews/${reviewId}`;
  await answer(browser, reviewId);
  expect((await browser.ask({ method: 'DELETE', url: `${url}/answer` })).statusCode).toBe(200);
  expect((await browser.ask({ method: 'DELETE', url: `${url}/answer` })).statusCode).toBe(404);
  await answer(browser, reviewId);
  await guardian.browser.ask({ method: 'DELETE', url });
  const { db } = context.database;
  expect(await db.$count(reviewAnswers, eq(reviewAnswers.reviewId, reviewId))).toBe(0);
  expect(await shown(tutor.tutorid)).toEqual([]);
});

describe('staff', () => {
  test('hide it with a reason; nobody brings it back by writing it again', async () => {
    const { tutor, browser, guardian, reviewId } = await reviewed();
    await answer(browser, reviewId);
    const report = (about: string) =>
      guardian.browser.ask({
        method: 'POST',
        url: `/api/hub/reviews/${reviewId}/report`,
        payload: { about, reason: 'abusive' },
      });
    expect((await report('answer')).statusCode).toBe(200);
    const staff = await signInStaff(context);
    const list = async (filter: string) =>
      (await staff.get(`reviews?filter=${filter}&q=${tutor.tutorid}`)).json().data;
    expect(await list('reported')).toMatchObject([
      { answer: { text, hidden: null }, reports: [{ about: 'answer', is_open: true }] },
    ]);
    const reason = 'It insults a person.';
    const hidden = await staff.post(`reviews/${reviewId}/answer/hide`, { reason });
    expect(hidden.json().review).toMatchObject({
      hidden: null,
      answer: { hidden: { reason } },
      reports: [{ is_open: false }],
    });
    expect(await shown(tutor.tutorid)).toMatchObject([{ answer: null }]);
    expect(await received(browser)).toMatchObject([
      { answer: { hidden_reason: reason, can_edit: false } },
    ]);
    expect((await answer(browser, reviewId)).json().code).toBe('wrong_state');
    expect((await report('answer')).statusCode).toBe(404);
    const url = `/api/hub/reviews/${reviewId}/answer`;
    expect((await browser.ask({ method: 'DELETE', url })).json().code).toBe('wrong_state');
    expect(await notificationKinds(context.database.db, tutor.userId)).toContain(
      'review_answer_hidden',
    );
    expect(await list('hidden')).toHaveLength(1);
    await staff.post(`reviews/${reviewId}/answer/unhide`);
    expect(await shown(tutor.tutorid)).toMatchObject([{ answer: { text } }]);
  });

  test('a hidden review takes its answer with it', async () => {
    const { tutor, browser, reviewId } = await reviewed();
    await answer(browser, reviewId);
    const staff = await signInStaff(context);
    await staff.post(`reviews/${reviewId}/hide`, { reason: 'Not true.' });
    expect(await shown(tutor.tutorid)).toEqual([]);
    expect(await received(browser)).toEqual([]);
    expect((await answer(browser, reviewId)).statusCode).toBe(404);
  });

  test('there is nothing to hide where nobody answered', async () => {
    const { reviewId } = await reviewed();
    const staff = await signInStaff(context);
    const hidden = await staff.post(`reviews/${reviewId}/answer/hide`, { reason: 'None' });
    expect(hidden.statusCode).toBe(404);
  });
});

describe('a month after the confirmation', () => {
  const kindsOf = (userId: number) => notificationKinds(context.database.db, userId);

  test('both are asked, once', async () => {
    const { tutor, guardian } = await start();
    await Promise.all([askForReviews(context.services), askForReviews(context.services)]);
    await askForReviews(context.services);
    expect(await kindsOf(guardian.account.userId)).toEqual(['review_due']);
    expect(await kindsOf(tutor.userId)).toEqual(['feedback_due']);
  });

  test('not before, not whoever has written, and also for a tutor outside the hub', async () => {
    const { db } = context.database;
    const early = await start();
    await db
      .update(applications)
      .set({ confirmedAt: new Date(clock.now().getTime() - 28 * DAY * 1000) })
      .where(eq(applications.id, early.applicationId));
    const done = await reviewed();
    const unlisted = await start();
    await db
      .update(users)
      .set({ deactivatedAt: clock.now() })
      .where(eq(users.id, unlisted.tutor.userId));
    await db.transaction((transaction) =>
      refreshListings(transaction, [unlisted.tutor.tutorId], clock.now()),
    );
    await askForReviews(context.services);
    expect(await kindsOf(early.guardian.account.userId)).toEqual([]);
    expect(await kindsOf(done.guardian.account.userId)).toEqual([]);
    expect(await kindsOf(done.tutor.userId)).toEqual(['review_received', 'feedback_due']);
    expect(await kindsOf(unlisted.guardian.account.userId)).toEqual(['review_due']);
    expect(await kindsOf(unlisted.tutor.userId)).toEqual(['feedback_due']);
  });
});
