/** Tests who may review whom, and what becomes of it. */
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { signInAs } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY_MS = 24 * 3_600_000;
const realNow = () => new Date();
afterEach(() => {
  context.services.now = realNow;
});

type Guardian = Awaited<ReturnType<typeof signInParent>>;
type Tutor = Awaited<ReturnType<typeof createHubTutor>>;
const text = 'Patient, on time, and my son likes the lessons.';

/** A tuition of a guardian with a tutor, as far as the stage says. */
async function addTuition(
  { parentId }: Guardian,
  { tutorId }: Tutor,
  stage: Stage = 'confirm',
  daysAgo = 31,
) {
  const { db } = context.database;
  const jobOfferId = await createJob(db, { parentId, status: 'closed' });
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const confirmedAt = stage === 'confirm' || stage === 'payment' ? at : null;
  const [row] = await db
    .insert(applications)
    .values({ tutorId, jobOfferId, stage, confirmedAt })
    .returning({ id: applications.id });
  return row?.id ?? 0;
}

async function start() {
  const tutor = await createHubTutor(context.database.db);
  const guardian = await signInParent(context);
  const applicationId = await addTuition(guardian, tutor);
  return { tutor, guardian, applicationId };
}

const ask = async (
  { browser }: Pick<Guardian, 'browser'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await browser.ask({
    method,
    url: `/api/hub/${path}`,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const write = (guardian: Guardian, tutor: Tutor, body: object) =>
  ask(guardian, 'POST', `tutor-profile/${tutor.tutorid}/reviews`, body);
const shown = async ({ tutorid }: Tutor) => {
  const profile = await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}` });
  const list = await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}/reviews` });
  return { ...profile.json(), reviews: list.json() };
};

describe('writing', () => {
  test('the guardian of a confirmed tuition, once; everybody sees it', async () => {
    const { tutor, guardian, applicationId } = await start();
    const before = await ask(guardian, 'GET', `tutor-profile/${tutor.tutorid}/own-reviews`);
    expect(before.body).toMatchObject({
      may_review: true,
      tuitions: [{ application_id: applicationId, class_name: 'Class 9', review: null }],
    });
    const saved = await write(guardian, tutor, { application_id: applicationId, rating: 4, text });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      review: { rating: 4, text, can_edit: true, edited_at: null, hidden_reason: null },
      rating: { average: 4, count: 1 },
      // The bars beside the average are drawn anew from the answer.
      rating_spread: [0, 0, 0, 0, 1, 0],
    });
    const again = await write(guardian, tutor, { application_id: applicationId, rating: 1, text });
    expect([again.status, again.body.code]).toEqual([409, 'already_reviewed']);
    expect(await shown(tutor)).toMatchObject({
      rating: { average: 4, count: 1 },
      rating_spread: [0, 0, 0, 0, 1, 0],
      reviews: { total: 1, data: [{ rating: 4, text, class_name: 'Class 9', is_edited: false }] },
    });
    const after = await ask(guardian, 'GET', `tutor-profile/${tutor.tutorid}/own-reviews`);
    expect(after.body).toMatchObject({ may_review: false, tuitions: [{ review: { rating: 4 } }] });
    const news = await context.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, tutor.userId));
    expect(news.map(({ kind }) => kind)).toEqual(['review_received']);
  });

  test('two tuitions with one tutor are two reviews', async () => {
    const { tutor, guardian, applicationId } = await start();
    const second = await addTuition(guardian, tutor, 'payment');
    await write(guardian, tutor, { application_id: applicationId, rating: 5, text });
    await write(guardian, tutor, { application_id: second, rating: 0, text });
    expect((await shown(tutor)).rating).toEqual({ average: 2.5, count: 2 });
  });

  test.each(['applied', 'shortlisted', 'appointed', 'closed'] as const)(
    'not of a tuition that is only %s',
    async (stage) => {
      const tutor = await createHubTutor(context.database.db);
      const guardian = await signInParent(context);
      const applicationId = await addTuition(guardian, tutor, stage);
      const saved = await write(guardian, tutor, {
        application_id: applicationId,
        rating: 5,
        text,
      });
      expect([saved.status, saved.body.code]).toEqual([403, 'review_not_allowed']);
      const own = await ask(guardian, 'GET', `tutor-profile/${tutor.tutorid}/own-reviews`);
      expect(own.body).toEqual({ may_review: false, tuitions: [] });
    },
  );

  test("not of another guardian's tuition, nor of another tutor's", async () => {
    const { tutor, guardian, applicationId } = await start();
    const stranger = await signInParent(context);
    const other = await createHubTutor(context.database.db);
    const body = { application_id: applicationId, rating: 5, text };
    expect((await write(stranger, tutor, body)).body.code).toBe('review_not_allowed');
    expect((await write(guardian, other, body)).body.code).toBe('review_not_allowed');
    expect((await write(guardian, { ...tutor, tutorid: 'T999999' }, body)).status).toBe(404);
  });

  test.each([
    ['no rating', { text }, 'rating'],
    ['six stars', { rating: 6, text }, 'rating'],
    ['half a star', { rating: 4.5, text }, 'rating'],
    ['a short text', { rating: 4, text: 'Good' }, 'text'],
    ['a long text', { rating: 4, text: 'a'.repeat(1001) }, 'text'],
    ['a phone number', { rating: 5, text: 'Best! Call 01711 223344 for lessons' }, 'text'],
    ['a number in Bengali', { rating: 5, text: 'খুব ভালো, ফোন ০১৭১১২২৩৩৪৪ এ কথা বলুন' }, 'text'],
    ['an address', { rating: 5, text: 'More at www.best-tutors.com every day' }, 'text'],
    ['piled marks', { rating: 5, text: `Nice${'\u0301'.repeat(9)} teacher of ours` }, 'text'],
  ])('refuses %s', async (_what, said, field) => {
    const { tutor, guardian, applicationId } = await start();
    const saved = await write(guardian, tutor, { application_id: applicationId, ...said });
    expect([saved.status, saved.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(saved.body.errors)).toEqual([field]);
  });

  test('not in the first 30 days, unless it has ended before', async () => {
    const { db } = context.database;
    const tutor = await createHubTutor(db);
    const guardian = await signInParent(context);
    const applicationId = await addTuition(guardian, tutor, 'confirm', 28);
    const own = async () =>
      (await ask(guardian, 'GET', `tutor-profile/${tutor.tutorid}/own-reviews`)).body;
    const body = { application_id: applicationId, rating: 5, text };
    const early = await write(guardian, tutor, body);
    expect([early.status, early.body.code]).toEqual([409, 'review_too_early']);
    expect(early.body.message).toContain('30');
    expect(await own()).toMatchObject({ may_review: false, tuitions: [{ may_review: false }] });
    const tuition = eq(applications.id, applicationId);
    await db
      .update(applications)
      .set({
        stage: 'closed',
        stageChangedAt: new Date(),
        endedReason: 'tuition_ended',
        endedBy: 'guardian',
      })
      .where(tuition);
    expect(await own()).toMatchObject({ may_review: true, tuitions: [{ may_review: true }] });
    expect((await write(guardian, tutor, body)).status).toBe(200);
  });

  test('a tutor and a stranger cannot', async () => {
    const { tutor } = await start();
    const url = `/api/hub/tutor-profile/${tutor.tutorid}/reviews`;
    const browser = await signInAs(context.app, tutor);
    const payload = { application_id: 1, rating: 5, text };
    expect((await browser.ask({ method: 'POST', url, payload })).json().code).toBe('not_a_parent');
    browser.jar.clear();
    expect((await browser.ask({ method: 'POST', url, payload })).json().code).toBe('not_signed_in');
  });
});

describe('changing', () => {
  async function reviewed() {
    const all = await start();
    const { tutor, guardian, applicationId } = all;
    const saved = await write(guardian, tutor, { application_id: applicationId, rating: 2, text });
    return { ...all, reviewId: Number(saved.body.review.id) };
  }

  test('within 14 days', async () => {
    const { tutor, guardian, reviewId } = await reviewed();
    const body = { rating: 5, text: 'After a talk everything went well.' };
    context.services.now = () => new Date(Date.now() + 13.9 * DAY_MS);
    const saved = await ask(guardian, 'PUT', `reviews/${reviewId}`, body);
    expect(saved.body).toMatchObject({
      review: body,
      rating: { average: 5, count: 1 },
      rating_spread: [0, 0, 0, 0, 0, 1],
    });
    expect((await shown(tutor)).reviews.data).toMatchObject([{ ...body, is_edited: true }]);
    context.services.now = () => new Date(Date.now() + 14 * DAY_MS);
    const late = await ask(guardian, 'PUT', `reviews/${reviewId}`, body);
    expect([late.status, late.body.code]).toEqual([409, 'review_edit_over']);
    expect(late.body.message).toContain('14');
  });

  test('for 14 days again when the tuition ends', async () => {
    const { guardian, applicationId, reviewId } = await reviewed();
    context.services.now = () => new Date(Date.now() + 60 * DAY_MS);
    await context.database.db
      .update(applications)
      .set({
        stage: 'closed',
        stageChangedAt: new Date(Date.now() + 50 * DAY_MS),
        endedReason: 'tuition_ended',
        endedBy: 'tutor',
      })
      .where(eq(applications.id, applicationId));
    const body = { rating: 3, text: 'It went well until the end of the year.' };
    // The session of two months ago is over.
    guardian.browser = await signInAs(context.app, guardian.account);
    expect((await ask(guardian, 'PUT', `reviews/${reviewId}`, body)).status).toBe(200);
    context.services.now = () => new Date(Date.now() + 65 * DAY_MS);
    const late = await ask(guardian, 'PUT', `reviews/${reviewId}`, body);
    expect(late.body.code).toBe('review_edit_over');
  });

  test('deleting, at any time; then it may be written again', async () => {
    const { tutor, guardian, applicationId, reviewId } = await reviewed();
    const gone = await ask(guardian, 'DELETE', `reviews/${reviewId}`);
    expect(gone.body).toMatchObject({
      rating: { average: null, count: 0 },
      rating_spread: [0, 0, 0, 0, 0, 0],
    });
    expect((await shown(tutor)).reviews.data).toEqual([]);
    expect(
      (await write(guardian, tutor, { application_id: applicationId, rating: 3, text })).status,
    ).toBe(200);
  });

  test("somebody else's review is not there", async () => {
    const { reviewId } = await reviewed();
    const stranger = await signInParent(context);
    const body = { rating: 5, text };
    for (const { status } of [
      await ask(stranger, 'PUT', `reviews/${reviewId}`, body),
      await ask(stranger, 'DELETE', `reviews/${reviewId}`),
      await ask(stranger, 'DELETE', 'reviews/999999'),
    ])
      expect(status).toBe(404);
  });
});

describe('staff', () => {
  async function reported() {
    const all = await start();
    const { tutor, guardian, applicationId } = all;
    const saved = await write(guardian, tutor, { application_id: applicationId, rating: 1, text });
    const reviewId = Number(saved.body.review.id);
    const browser = await signInAs(context.app, tutor);
    const report = { reason: 'false', text: 'This was another tutor.' };
    for (let round = 0; round < 2; round += 1)
      expect((await ask({ browser }, 'POST', `reviews/${reviewId}/report`, report)).status).toBe(
        200,
      );
    return { ...all, reviewId, staff: await signInStaff(context) };
  }
  type Listed = { id: number; reports: { is_open: boolean }[] };

  test('see what was reported, hide it with a reason, and show it again', async () => {
    const { tutor, guardian, reviewId, staff } = await reported();
    const list = (await staff.get(`reviews?q=${tutor.tutorid}`)).json();
    expect(list.data).toMatchObject([
      {
        id: reviewId,
        guardian: { user_id: guardian.account.userId },
        tutor: { tutorid: tutor.tutorid },
        hidden: null,
        reports: [{ reason: 'false', text: 'This was another tutor.', is_open: true }],
      },
    ]);
    const refused = await staff.post(`reviews/${reviewId}/hide`, {});
    expect(Object.keys(refused.json().errors)).toEqual(['reason']);
    const reason = 'It is about somebody else.';
    const hidden = await staff.post(`reviews/${reviewId}/hide`, { reason });
    expect(hidden.json().review).toMatchObject({ hidden: { reason, by: { name: 'Farhana' } } });
    expect(await shown(tutor)).toMatchObject({
      rating: { average: null, count: 0 },
      reviews: { total: 0, data: [] },
    });
    expect((await staff.post(`reviews/${reviewId}/hide`, { reason })).json().code).toBe(
      'wrong_state',
    );
    const own = await ask(guardian, 'GET', `tutor-profile/${tutor.tutorid}/own-reviews`);
    expect(own.body.tuitions[0].review.hidden_reason).toBe(reason);
    const news = await context.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, guardian.account.userId));
    expect(news).toMatchObject([{ kind: 'review_hidden', values: { reason } }]);
    const stillOpen = (await staff.get('reviews')).json().data;
    expect(stillOpen.map(({ id }: Listed) => id)).not.toContain(reviewId);
    const inHidden = (await staff.get('reviews?filter=hidden')).json().data;
    expect(inHidden.map(({ id }: Listed) => id)).toContain(reviewId);
    expect((await staff.post(`reviews/${reviewId}/unhide`)).json().review.hidden).toBeNull();
    expect((await shown(tutor)).rating).toEqual({ average: 1, count: 1 });
    const audited = await context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `review:${reviewId}`));
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'review_created',
        'review_reported',
        'staff_review_hide',
        'staff_review_unhide',
      ]),
    );
  });

  test('keep a review in spite of a report', async () => {
    const { tutor, reviewId, staff } = await reported();
    const kept = await staff.post(`reviews/${reviewId}/dismiss-reports`);
    expect(kept.json().review.reports).toMatchObject([{ is_open: false }]);
    expect((await staff.get(`reviews?filter=reported&q=${tutor.tutorid}`)).json().total).toBe(0);
    expect((await staff.get(`reviews?filter=all&q=${tutor.tutorid}`)).json().total).toBe(1);
    expect((await shown(tutor)).rating.count).toBe(1);
  });

  test('what is not there, and who is not staff', async () => {
    const staff = await signInStaff(context);
    for (const act of ['hide', 'unhide', 'dismiss-reports']) {
      const answer = await staff.post(`reviews/999999/${act}`, { reason: 'None' });
      expect([act, answer.statusCode]).toEqual([act, 404]);
    }
    const guardian = await signInParent(context);
    const answer = await guardian.browser.ask({ url: '/api/staff/reviews' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_staff']);
    const missing = await ask(guardian, 'POST', 'reviews/999999/report', { reason: 'other' });
    expect(missing.status).toBe(404);
    const wrong = await ask(guardian, 'POST', 'reviews/1/report', { reason: 'dislike' });
    expect(Object.keys(wrong.body.errors)).toEqual(['reason']);
  });
});

describe('at the same time', () => {
  test('many guardians at once: sum and count are those of the reviews', async () => {
    const { db } = context.database;
    const tutor = await createHubTutor(db);
    const ratings = [5, 4, 3, 2, 1, 0, 5, 5, 4, 4, 1, 3];
    const guardians = await Promise.all(
      ratings.map(async (rating) => {
        const guardian = await signInParent(context);
        return { guardian, rating, applicationId: await addTuition(guardian, tutor) };
      }),
    );
    const saved = await Promise.all(
      guardians.flatMap(({ guardian, rating, applicationId }) =>
        // Each twice, as after an impatient second click.
        [1, 2].map(() => write(guardian, tutor, { application_id: applicationId, rating, text })),
      ),
    );
    expect(saved.filter(({ status }) => status === 200).length).toBe(ratings.length);
    expect(saved.filter(({ status }) => status === 409).length).toBe(ratings.length);
    const sum = ratings.reduce((all, rating) => all + rating, 0);
    const standing = async () =>
      (await db.select().from(tutors).where(eq(tutors.id, tutor.tutorId)))[0];
    expect(await standing()).toMatchObject({
      ratingSum: sum,
      ratingCount: ratings.length,
      // They all go on.
      completedTuitions: 0,
    });

    const ids = saved.flatMap(({ status, body }) =>
      status === 200 ? [Number(body.review.id)] : [],
    );
    const staff = await signInStaff(context);
    const byReview = saved.flatMap(({ status, body }, place) =>
      status === 200
        ? [{ id: Number(body.review.id), owner: guardians[Math.floor(place / 2)] }]
        : [],
    );
    await Promise.all(
      byReview.map(({ id, owner }, place) => {
        if (owner === undefined) throw new Error('Nobody wrote it');
        if (place % 3 === 0) return staff.post(`reviews/${id}/hide`, { reason: 'For a test' });
        if (place % 3 === 1) return ask(owner.guardian, 'DELETE', `reviews/${id}`);
        return ask(owner.guardian, 'PUT', `reviews/${id}`, { rating: 5, text });
      }),
    );
    expect(ids.length).toBe(12);
    expect(await standing()).toMatchObject({ ratingSum: 4 * 5, ratingCount: 4 });
    expect((await shown(tutor)).rating).toEqual({ average: 5, count: 4 });
    const found = await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutor.tutorid}` });
    expect(found.json().data[0].rating).toEqual({ average: 5, count: 4 });
  });
});
