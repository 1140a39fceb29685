/**
 * Tests the history of what a tutor has taught through us: shown with consent, counted once a day,
 * naming nobody.
 */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { taughtHistories } from '#server/ground/db/schema/taught-histories.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { keepHistories } from '#server/tuition/teaching/history/keep-histories.ts';
import { signInAs, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY = 24 * 3600;
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services);
});

const refresh = (tutorId: number) =>
  context.database.db.transaction((db) => refreshListings(db, [tutorId], clock.now()));

/** Four days a week, confirmed 70 days ago, with lessons marked in the last four weeks. */
async function start(lessons = 12) {
  const { db } = context.database;
  const tutor = await createHubTutor(db);
  const jobOfferId = await createJob(db, {
    status: 'closed',
    daysInWeek: 4,
    fullAddress: 'Lane 7',
  });
  const confirmedAt = new Date(clock.now().getTime() - 70 * DAY * 1000);
  const [row] = await db
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId, stage: 'confirm', confirmedAt })
    .returning({ id: applications.id });
  const applicationId = row?.id ?? 0;
  const marked = Array.from({ length: lessons }, (_, index) => ({
    applicationId,
    key: randomUUID(),
    sentHash: '-',
    day: dhaka(clock.now())
      .add(-28 + index, 'day')
      .format('YYYY-MM-DD'),
    startMinute: 960,
    minutes: 60,
    subjectIds: [4],
    taught: 'Fractions',
    state: 'marked' as const,
    markedAt: clock.now(),
  }));
  if (lessons > 0) await db.insert(tuitionLessons).values(marked);
  await refresh(tutor.tutorId);
  return { tutor, browser: await signInAs(context.app, tutor), applicationId };
}
type Started = Awaited<ReturnType<typeof start>>;

const show = ({ browser }: Started, is_shown: boolean) =>
  browser.ask({ method: 'POST', url: '/api/tutor/history', payload: { is_shown } });
const shown = async ({ tutor }: Started) =>
  (await context.app.inject({ url: `/api/hub/tutor-profile/${tutor.tutorid}` })).json().history;
/** 12 of the 16 lessons of four weeks. */
const history = {
  tuitions: 1,
  months: 2,
  classes: ['Class 9'],
  attendance: { percent: 75, lessons: 12 },
};

test('off at first; with the consent everybody reads it, without it is gone', async () => {
  const one = await start();
  const before = (await one.browser.ask({ url: '/api/tutor/history' })).json();
  expect(before).toEqual({ is_shown: false, history });
  expect(await shown(one)).toBeNull();
  expect((await show(one, true)).json()).toMatchObject({ is_shown: true, history });
  expect(await shown(one)).toEqual(history);
  const cv = (await one.browser.ask({ url: '/api/tutor-cv' })).json();
  expect(cv.history).toEqual(history);
  expect(JSON.stringify(await shown(one))).not.toMatch(/Lane 7|Mirpur/);
  // Pressed twice it is one consent.
  await Promise.all([show(one, true), show(one, true)]);
  expect((await show(one, false)).json()).toMatchObject({ is_shown: false });
  expect(await shown(one)).toBeNull();
  const cvAfter = (await one.browser.ask({ url: '/api/tutor-cv' })).json();
  expect(cvAfter.history).toBeNull();
});

test('no attendance of few lessons, nothing without a tuition', async () => {
  const few = await start(7);
  await show(few, true);
  expect(await shown(few)).toMatchObject({ tuitions: 1, attendance: null });
  const none = await start(0);
  await context.database.db.delete(applications).where(eq(applications.id, none.applicationId));
  await refresh(none.tutor.tutorId);
  await show(none, true);
  expect(await shown(none)).toBeNull();
});

test('counted again the next day, and not for who has taken the consent back', async () => {
  const { db } = context.database;
  const one = await start();
  const other = await start();
  await show(one, true);
  await show(other, true);
  await db
    .update(tuitionLessons)
    .set({ state: 'removed' })
    .where(eq(tuitionLessons.applicationId, one.applicationId));
  await keepHistories(context.services);
  expect(await shown(one)).toEqual(history);
  await show(other, false);
  clock.forward(DAY);
  await keepHistories(context.services);
  expect(await shown(one)).toMatchObject({ attendance: null });
  const left = eq(taughtHistories.tutorId, other.tutor.tutorId);
  expect(await db.$count(taughtHistories, left)).toBe(0);
});

test('only a tutor has one, and says yes or no', async () => {
  const guardian = await signInParent(context);
  const asked = await guardian.browser.ask({ url: '/api/tutor/history' });
  expect(asked.statusCode).toBe(403);
  const one = await start(0);
  const wrong = await one.browser.ask({ method: 'POST', url: '/api/tutor/history', payload: {} });
  expect(Object.keys(wrong.json().errors)).toEqual(['is_shown']);
});
