/** Tests what waits for a tutor, on the first screen: all of it, and only while it waits. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { keepLetters } from '#server/tuition/teaching/letters/keep-letters.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInTutor } from '../setup/hiring.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
type Browser = Awaited<ReturnType<typeof signInTutor>>['browser'];
beforeEach(() => {
  clock = stopClock(context.services);
});

const waiting = async (browser: Browser) =>
  (await browser.ask({ url: '/api/tutor-waiting' })).json().data;
const post = (browser: Browser, url: string, payload: object) =>
  browser.ask({ method: 'POST', url, payload });

test('an appointment: first to set the lesson, then to say how the demo class was', async () => {
  const { id, tutor } = await openTuition(context, 'appointed');
  const ofTuition = { id, class_name: 'Class 9' };
  expect(await waiting(tutor.browser)).toEqual([{ kind: 'meet', ...ofTuition }]);
  await context.database.db
    .update(applications)
    .set({ firstLessonAt: clock.now(), firstLessonBy: 'tutor' })
    .where(eq(applications.id, id));
  expect(await waiting(tutor.browser)).toEqual([{ kind: 'demo', ...ofTuition }]);
  await post(tutor.browser, `/api/tuitions/${id}/demo-result`, { result: 'would_teach' });
  expect(await waiting(tutor.browser)).toEqual([]);
});

test('a tuition: proposals of the guardian, the letter, the unpaid charge', async () => {
  const { id, guardian, tutor } = await openTuition(context);
  await keepLetters(context.services);
  const url = `/api/tuitions/${id}/changes`;
  const change = { kind: 'days', from_on: '2027-01-01', days_in_week: 5, reason: 'Exams.' };
  await post(guardian.browser, url, change);
  await post(tutor.browser, url, { ...change, kind: 'salary', salary: 8000 });
  const own = { id, class_name: 'Class 9' };
  const rest = [
    { kind: 'letter', ...own },
    { kind: 'invoices', count: 1, poisha: expect.any(Number), due_on: expect.any(String) },
  ];
  expect(await waiting(tutor.browser)).toEqual([
    { kind: 'changes', ...own, count: 1, answer_by: expect.any(String) },
    ...rest,
  ]);
  expect(await waiting((await signInTutor(context)).browser)).toEqual([]);
});

test('online lessons to accept, and guardians who ask by name', async () => {
  const { tutor, guardian, book } = await openLessons(context);
  await book();
  const [lesson] = await waiting(tutor.browser);
  expect(lesson).toEqual({
    kind: 'online_lesson',
    id: expect.any(Number),
    starts_at: expect.any(String),
  });
  const { db } = context.database;
  const jobOfferId = await createJob(db, { parentId: guardian.parentId, status: 'live' });
  await db
    .insert(requestDetails)
    .values({ jobOfferId, contactName: 'Shamima', askedTutorId: tutor.tutorId });
  expect(await waiting(tutor.browser)).toEqual([lesson, { kind: 'asked', count: 1 }]);
});

test("today's lessons until they are over, but for a pause, and unread messages", async () => {
  const { id, guardian, tutor } = await openTuition(context);
  const own = { id, class_name: 'Class 9' };
  const lesson = { starts_at: '17:00', minutes: 90, subject_ids: [2] };
  // It is noon of Saturday.
  for (const day of ['saturday', 'sunday'])
    await post(tutor.browser, `/api/tuitions/${id}/routine`, { day, ...lesson });
  await post(guardian.browser, `/api/tuitions/${id}/messages`, {
    text: 'Please come at five.',
    idempotency_key: randomUUID(),
  });
  const seen = async () =>
    (await waiting(tutor.browser)).filter(({ kind }: { kind: string }) =>
      ['today', 'messages'].includes(kind),
    );
  const messages = { kind: 'messages', ...own, count: 1 };
  expect(await seen()).toEqual([
    { kind: 'today', ...own, at: '2026-11-21T11:00:00.000Z' },
    messages,
  ]);
  clock.forward(6 * 3600);
  expect(await seen()).toHaveLength(2);
  clock.forward(3600);
  expect(await seen()).toEqual([messages]);
});
