/** "Own data" of what two people share: each gets what their screens show, and no more. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import type { signInAs } from '../setup/accounts.ts';
import { testOrigin } from '../setup/hiring.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const db = () => context.database.db;

type Browser = Awaited<ReturnType<typeof signInAs>>;
const dataOf = async (browser: Browser) =>
  (await browser.ask({ url: '/api/v1/own-data' })).json().data;

test('a tutor gets of online lessons what the list shows, also of a declined request', async () => {
  const { tutor, guardian, book } = await openLessons(context);
  const id = await book(48, { student_name: 'Mitu Rahman Chowdhury', note: 'Call 01712345678' });
  await db()
    .update(onlineLessons)
    .set({
      status: 'cancelled',
      ending: 'declined',
      closedAt: new Date(),
      disputedBy: 'guardian',
      disputedAt: new Date(),
      disputeText: 'Ask 01898765432',
    })
    .where(eq(onlineLessons.id, id));
  const [lesson] = (await dataOf(tutor.browser)).online_lessons;
  expect(lesson.studentName).toBe('Mitu');
  expect(JSON.stringify(lesson)).not.toMatch(/01712345678|01898765432|Chowdhury/);
  const [own] = (await dataOf(guardian.browser)).online_lessons;
  expect(own).toMatchObject({
    studentName: 'Mitu Rahman Chowdhury',
    note: 'Call 01712345678',
    disputeText: 'Ask 01898765432',
  });
});

test('a letter leaves the data of both when its confirmation is undone', async () => {
  const tuition = await openTuition(context, 'confirm');
  const sides = [tuition.tutor.browser, tuition.guardian.browser];
  for (const browser of sides) {
    await browser.ask({ url: `/api/tuitions/${tuition.id}/letter` });
    expect((await dataOf(browser)).tuition_letters).toHaveLength(1);
  }
  const undo = { applicationId: tuition.id, byUserId: tuition.staffId, origin: testOrigin };
  await db().transaction((tx) => undoLastMove(context.services, tx, undo));
  for (const browser of sides) expect((await dataOf(browser)).tuition_letters).toEqual([]);
});

test('a lesson that was removed is the tutor’s alone', async () => {
  const tuition = await openTuition(context, 'confirm');
  await db().insert(tuitionLessons).values({
    applicationId: tuition.id,
    key: crypto.randomUUID(),
    sentHash: '',
    day: '2026-11-20',
    startMinute: 600,
    minutes: 60,
    subjectIds: [],
    taught: 'Fractions',
    state: 'removed',
    markedAt: new Date(),
  });
  expect((await dataOf(tuition.tutor.browser)).tuition_lessons).toHaveLength(1);
  expect((await dataOf(tuition.guardian.browser)).tuition_lessons).toEqual([]);
});

test('a hidden review and why it was hidden are who wrote it’s', async () => {
  const tuition = await openTuition(context, 'closed');
  await db().insert(reviews).values({
    applicationId: tuition.id,
    tutorId: tuition.tutor.account.tutorId,
    parentId: tuition.guardian.parentId,
    rating: 1,
    text: 'Said something about a neighbour.',
    createdAt: new Date(),
    hiddenAt: new Date(),
    hiddenReason: 'Names somebody else',
  });
  expect((await dataOf(tuition.tutor.browser)).reviews).toEqual([]);
  expect((await dataOf(tuition.guardian.browser)).reviews).toHaveLength(1);
});
