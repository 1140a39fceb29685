/**
 * Tests what waits for a guardian's answer, on the first screen: all of it, and only while it
 * waits.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { keepLetters } from '#server/tuition/teaching/letters/keep-letters.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob, createJobs } from '../setup/factories.ts';
import { addApplication, signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const DAY = 24 * 3600;
let clock: ReturnType<typeof stopClock>;
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Browser = Tuition['tutor']['browser'];

/** Noon of Saturday, November 21st in Dhaka. */
beforeEach(() => {
  clock = stopClock(context.services);
});

const waiting = async (browser: Browser) =>
  (await browser.ask({ url: '/api/parent/dashboard' })).json().waiting;
async function post(browser: Browser, url: string, payload: object) {
  const { statusCode, body } = await browser.ask({ method: 'POST', url, payload });
  expect([statusCode, body]).toEqual([200, body]);
  return JSON.parse(body);
}
const tutorOf = ({ id }: Tuition) => ({ id, tutor_name: expect.any(String) });

test('requests: returned, with tutors to choose from, and with one to meet', async () => {
  const { db } = context.database;
  const guardian = await signInParent(context);
  const { parentId } = guardian;
  // Older than a page of the list.
  const returned = await createJob(db, { parentId, status: 'returned' });
  const live = await createJob(db, { parentId, status: 'live' });
  await addApplication(db, live, 'shortlisted');
  const second = await addApplication(db, live, 'shortlisted');
  await addApplication(db, live, 'applied');
  const taken = await createJob(db, { parentId, status: 'live' });
  await addApplication(db, taken, 'shortlisted');
  const appointed = await addApplication(db, taken, 'appointed');
  await createJobs(
    db,
    Array.from({ length: 12 }, () => ({ parentId, status: 'pending' as const })),
  );
  const request = (id: number) => ({ id, request_no: expect.any(String) });
  const meet = { kind: 'meet', ...request(taken), tutor_name: expect.any(String) };
  expect(await waiting(guardian.browser)).toEqual([
    { kind: 'returned', ...request(returned) },
    { kind: 'choose', ...request(live), count: 2 },
    meet,
  ]);

  await db.insert(tutorChoices).values({
    jobOfferId: live,
    applicationId: second.applicationId,
    reason: 'Nearby',
    chosenAt: clock.now(),
  });
  await db.update(jobOffers).set({ status: 'pending' }).where(eq(jobOffers.id, returned));
  expect(await waiting(guardian.browser)).toEqual([meet]);
  // The chosen one is not there any more: there is a choice again.
  await db
    .update(applications)
    .set({ stage: 'closed', endedReason: 'not_chosen' })
    .where(eq(applications.id, second.applicationId));
  await db
    .update(applications)
    .set({ firstLessonAt: new Date(clock.now().getTime() + 1000), firstLessonBy: 'guardian' })
    .where(eq(applications.id, appointed.applicationId));
  expect(await waiting(guardian.browser)).toEqual([{ kind: 'choose', ...request(live), count: 1 }]);
  expect(await waiting((await signInParent(context)).browser)).toEqual([]);
});

test('a demo class that was held and is not answered', async () => {
  const tuition = await openTuition(context, 'appointed');
  await context.database.db
    .update(applications)
    .set({ firstLessonAt: clock.now(), firstLessonBy: 'tutor' })
    .where(eq(applications.id, tuition.id));
  const { browser } = tuition.guardian;
  expect(await waiting(browser)).toEqual([{ kind: 'demo', ...tutorOf(tuition) }]);
  await post(browser, `/api/tuitions/${tuition.id}/demo-result`, { result: 'continue' });
  expect(await waiting(browser)).toEqual([]);
});

test('proposals of the tutor, until they are answered or their day is over', async () => {
  const tuition = await openTuition(context);
  const { guardian, tutor, id } = tuition;
  const url = `/api/tuitions/${id}/changes`;
  const propose = async (browser: Browser, body: object) =>
    (await post(browser, url, { reason: 'Exams.', ...body })).change;
  const pause = await propose(tutor.browser, {
    kind: 'pause',
    from_on: '2026-11-25',
    to_on: '2026-11-27',
  });
  await propose(tutor.browser, { kind: 'salary', from_on: '2027-01-01', salary: 8000 });
  await propose(guardian.browser, { kind: 'days', from_on: '2027-01-01', days_in_week: 5 });
  const both = { kind: 'changes', ...tutorOf(tuition), count: 2, answer_by: '2026-11-25' };
  expect(await waiting(guardian.browser)).toEqual([both]);
  await post(guardian.browser, `${url}/${pause.id}/answer`, { accepts: false });
  const [one] = await waiting(guardian.browser);
  expect(one).toMatchObject({ kind: 'changes', count: 1, answer_by: '2026-12-05' });
  // Housekeeping has not come to it yet.
  await context.database.db.update(tuitionChanges).set({ answerBy: '2026-11-20' });
  expect(await waiting(guardian.browser)).toEqual([]);
  // The tutor asks to leave: what does the guardian want?
  await propose(tutor.browser, { kind: 'leave', last_day: '2026-12-20' });
  expect(await waiting(guardian.browser)).toMatchObject([{ kind: 'leave', id }]);
});

test('lessons that were marked, also of a tuition that is over, and the letter to sign', async () => {
  const tuition = await openTuition(context);
  const { guardian, tutor, id } = tuition;
  await keepLetters(context.services);
  const [letter] = await waiting(guardian.browser);
  expect(letter).toEqual({ kind: 'letter', ...tutorOf(tuition) });
  clock.forward(2 * DAY);
  const mark = async (starts_at: string) => {
    const body = { day: '2026-11-22', minutes: 60, subject_ids: [2], taught: 'Fractions' };
    const key = { idempotency_key: randomUUID() };
    await post(tutor.browser, `/api/tuitions/${id}/lessons`, { ...key, ...body, starts_at });
  };
  await mark('08:00');
  await mark('17:00');
  const lessons = { kind: 'lessons', ...tutorOf(tuition), count: 2 };
  expect(await waiting(guardian.browser)).toEqual([lessons, letter]);
  await post(tutor.browser, `/api/tuitions/${id}/letter/sign`, {
    version: 1,
    name: letter.tutor_name,
  });
  expect(await waiting(guardian.browser)).toEqual([lessons, letter]);
  const name = 'Shamima Akter';
  await post(guardian.browser, `/api/tuitions/${id}/letter/sign`, { version: 1, name });
  expect(await waiting(guardian.browser)).toEqual([lessons]);
  await tuition.go('closed', { endedBy: 'guardian' });
  expect(await waiting(guardian.browser)).toEqual([lessons]);
  // Unanswered they count as confirmed.
  clock.forward(8 * DAY);
  expect(await waiting(guardian.browser)).toEqual([]);
});

test('messages that are not read, and no others', async () => {
  const tuition = await openTuition(context);
  const { guardian, tutor, id } = tuition;
  const url = `/api/tuitions/${id}/messages`;
  const say = (text: string) => post(tutor.browser, url, { text, idempotency_key: randomUUID() });
  const { message } = await say('The first lesson is on Sunday.');
  await say('At five.');
  expect(await waiting(guardian.browser)).toEqual([
    { kind: 'messages', ...tutorOf(tuition), count: 2 },
  ]);
  await guardian.browser.ask({
    method: 'POST',
    url: `${url}/read`,
    payload: { last_id: message.id + 1 },
  });
  expect(await waiting(guardian.browser)).toEqual([]);
});

test('the list of requests begins with those in which something is to be done', async () => {
  const { db } = context.database;
  const { browser, parentId } = await signInParent(context);
  const returned = await createJob(db, { parentId, status: 'returned' });
  const live = await createJob(db, { parentId, status: 'live' });
  const one = await addApplication(db, live, 'shortlisted');
  const taken = await createJob(db, { parentId, status: 'live' });
  await addApplication(db, taken, 'shortlisted');
  await addApplication(db, taken, 'appointed');
  const rest = await createJobs(
    db,
    Array.from({ length: 12 }, () => ({ parentId, status: 'pending' as const })),
  );
  const list = async (): Promise<{ id: number; to_do: string | null }[]> =>
    (await browser.ask({ url: '/api/parent/tutor-requests' })).json().data;
  const toDo = async () =>
    (await list()).filter(({ to_do }) => to_do !== null).map(({ id, to_do }) => [id, to_do]);
  const all = [
    [returned, 'change'],
    [live, 'choose'],
    [taken, 'meet'],
  ];
  expect((await toDo()).sort()).toEqual(all.sort());
  expect((await list()).slice(0, 3).every(({ to_do }) => to_do !== null)).toBe(true);
  await db.insert(tutorChoices).values({
    jobOfferId: live,
    applicationId: one.applicationId,
    reason: 'Nearby',
    chosenAt: clock.now(),
  });
  expect((await list()).slice(0, 3).map(({ to_do }) => to_do === null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(rest).toHaveLength(12);
});
