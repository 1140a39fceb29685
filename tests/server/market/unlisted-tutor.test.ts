/** A tutor outside the hub is hidden from strangers, and never from the family that is or was taught. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askForReviews } from '#server/community/reviews/ask-for-reviews.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { notificationKinds, signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const db = () => context.database.db;
const DAY_MS = 24 * 3_600_000;
afterEach(() => {
  context.services.now = () => new Date();
});

type Guardian = Awaited<ReturnType<typeof signInParent>>;

async function leaveHub(tutorId: number) {
  await db().update(tutors).set({ profileCompleted: 40 }).where(eq(tutors.id, tutorId));
  await db().transaction((tx) => refreshListings(tx, [tutorId], new Date()));
}

async function start(stage: 'applied' | 'appointed' | 'confirm' = 'confirm') {
  const tutor = await createHubTutor(db(), { name: 'Nusrat Jahan' });
  const guardian = await signInParent(context);
  const jobOfferId = await createJob(db(), { parentId: guardian.parentId, status: 'closed' });
  const confirmedAt = stage === 'confirm' ? new Date(Date.now() - 31 * DAY_MS) : null;
  const [row] = await db()
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId, stage, confirmedAt })
    .returning({ id: applications.id });
  await leaveHub(tutor.tutorId);
  return { tutor, guardian, applicationId: row?.id ?? 0 };
}

const profileFor = ({ browser }: Pick<Guardian, 'browser'>, tutorid: string) =>
  browser.ask({ url: `/api/parent/taught-tutors/${tutorid}` });

describe('the profile', () => {
  test.each(['appointed', 'confirm'] as const)('is read at stage %s', async (stage) => {
    const { tutor, guardian } = await start(stage);
    const answer = await profileFor(guardian, tutor.tutorid);
    expect(answer.json()).toMatchObject({ tutorid: tutor.tutorid, user: { name: 'Nusrat Jahan' } });
    const open = await context.app.inject({ url: `/api/hub/tutor-profile/${tutor.tutorid}` });
    expect(open.statusCode).toBe(404);
  });

  test('by nobody else, and not of an account that was erased', async () => {
    const { tutor, guardian } = await start();
    const stranger = await signInParent(context);
    expect((await profileFor(stranger, tutor.tutorid)).statusCode).toBe(404);
    const applied = await start('applied');
    expect((await profileFor(applied.guardian, applied.tutor.tutorid)).statusCode).toBe(404);
    await db().update(users).set({ erasedAt: new Date() }).where(eq(users.id, tutor.userId));
    expect((await profileFor(guardian, tutor.tutorid)).statusCode).toBe(404);
  });

  test('is linked where the family reads of the tutor', async () => {
    const { guardian, tutor, applicationId } = await start();
    const list = (await guardian.browser.ask({ url: '/api/parent/tutors' })).json();
    expect(list.data[0].tutor).toMatchObject({ tutorid: tutor.tutorid, has_profile: true });
    const tuition = await guardian.browser.ask({ url: `/api/tuitions/${applicationId}` });
    expect(tuition.json().other.tutorid).toBe(tutor.tutorid);
  });

  test('is there after an online lesson, and not before', async () => {
    stopClock(context.services);
    const all = await openLessons(context);
    const id = await all.book();
    await leaveHub(all.tutor.tutorId);
    expect((await profileFor(all.guardian, all.tutor.tutorid)).statusCode).toBe(404);
    expect((await all.read(all.guardian, id)).tutor.tutorid).toBeNull();
    await db()
      .update(onlineLessons)
      .set({ status: 'completed', closedAt: new Date() })
      .where(eq(onlineLessons.id, id));
    expect((await profileFor(all.guardian, all.tutor.tutorid)).statusCode).toBe(200);
    expect((await all.read(all.guardian, id)).tutor.tutorid).toBe(all.tutor.tutorid);
    const own = await all.guardian.browser.ask({ url: '/api/parent/own-online-tutors' });
    expect(own.json().data[0]).toMatchObject({ has_profile: true });
  });
});

describe('a review', () => {
  let all: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    all = await start();
  });
  const path = () => `/api/hub/tutor-profile/${all.tutor.tutorid}`;
  const text = 'Patient, on time, and my son likes the lessons.';

  test('is written', async () => {
    const { browser } = all.guardian;
    const own = await browser.ask({ url: `${path()}/own-reviews` });
    expect(own.json()).toMatchObject({ may_review: true });
    const saved = await browser.ask({
      method: 'POST',
      url: `${path()}/reviews`,
      payload: { application_id: all.applicationId, rating: 4, text },
    });
    expect([saved.statusCode, saved.json().rating]).toEqual([200, { average: 4, count: 1 }]);
  });

  test('is asked for', async () => {
    await askForReviews(context.services);
    expect(await notificationKinds(db(), all.guardian.account.userId)).toContain('review_due');
  });
});
