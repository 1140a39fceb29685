/** The demo class before the confirmation: what both say of it, and what follows. */
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { remindOfDemoResults } from '#server/tuition/teaching/demo-class/remind-of-demo-results.ts';
import { addApplication, move, notificationKinds, testOrigin } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const HOUR_MS = 3_600_000;
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Side = 'tutor' | 'guardian';

afterEach(() => {
  context.services.now = () => new Date();
});

/** Its demo class was so many hours ago. */
async function openDemo(hours = 2): Promise<Tuition> {
  const tuition = await openTuition(context, 'appointed');
  const firstLessonAt = new Date(Date.now() - hours * HOUR_MS);
  await context.database.db
    .update(applications)
    .set({ firstLessonAt, firstLessonBy: 'guardian' })
    .where(eq(applications.id, tuition.id));
  return tuition;
}
const answer = (tuition: Tuition, side: Side, result: string, words?: string) =>
  tuition[side].browser.ask({
    method: 'POST',
    url: `/api/tuitions/${tuition.id}/demo-result`,
    payload: { result, ...(words && { words }) },
  });
const read = async (tuition: Tuition, side: Side) =>
  (
    await tuition[side].browser.ask({ method: 'GET', url: `/api/tuitions/${tuition.id}/changes` })
  ).json();
const kindsOf = (tuition: Tuition, side: Side) =>
  notificationKinds(context.database.db, tuition[side].account.userId);

test('both answer; each reads the result of the other, and its words only staff', async () => {
  const tuition = await openDemo();
  expect((await read(tuition, 'guardian')).demo).toMatchObject({ can_answer: true, own: null });
  expect((await answer(tuition, 'guardian', 'unsure')).statusCode).toBe(200);
  expect(await kindsOf(tuition, 'tutor')).not.toContain('demo_answered');
  expect((await answer(tuition, 'guardian', 'continue', 'Explains well.')).statusCode).toBe(200);
  expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('demo_answered');
  expect((await answer(tuition, 'tutor', 'would_teach', 'A bright child.')).statusCode).toBe(200);
  const { demo } = await read(tuition, 'tutor');
  expect(demo).toMatchObject({ own: { result: 'would_teach' }, other: 'continue' });
  expect(JSON.stringify(demo)).not.toContain('Explains');

  const staff = await signInStaff(context);
  const board = (await staff.get(`requests/${tuition.jobId}/pipeline`)).json();
  const card = board.columns.flatMap(({ cards }: { cards: object[] }) => cards)[0];
  expect(card.life.demos).toEqual([
    {
      lesson_at: expect.any(String),
      guardian: { result: 'continue', words: 'Explains well.' },
      tutor: { result: 'would_teach', words: 'A bright child.' },
    },
  ]);
  const ids = async () =>
    (await staff.get('requests?queue=demo_result')).json().data.map(({ id }: { id: number }) => id);
  expect(await ids()).toContain(tuition.jobId);
  await tuition.go('confirm');
  expect(await ids()).not.toContain(tuition.jobId);
  const late = await answer(tuition, 'guardian', 'another', 'Too late.');
  expect([late.statusCode, late.json().code]).toEqual([409, 'wrong_state']);
});

test('“another tutor” frees the request: others can be appointed, nothing is owed', async () => {
  const tuition = await openDemo();
  const silent = await answer(tuition, 'guardian', 'another');
  expect([silent.statusCode, Object.keys(silent.json().errors)]).toEqual([400, ['words']]);
  expect((await answer(tuition, 'guardian', 'another', 'Speaks too fast.')).statusCode).toBe(200);
  expect((await kindsOf(tuition, 'tutor')).at(-1)).toBe('application_closed');
  expect(await kindsOf(tuition, 'guardian')).not.toContain('tutor_moved_back');
  const staff = await signInStaff(context);
  const { data } = (await staff.get('requests?queue=replacement')).json();
  expect(data.map(({ id }: { id: number }) => id)).toContain(tuition.jobId);
  const { browser } = tuition.guardian;
  const request = await browser.ask({
    method: 'GET',
    url: `/api/parent/tutor-requests/${tuition.jobId}`,
  });
  expect(request.json()).toMatchObject({ status: 'live' });
  const history = request.json().history.map(({ kind }: { kind: string }) => kind);
  expect(history.slice(-2).sort()).toEqual(['released', 'replacement_asked']);
  const { db } = context.database;
  const next = await addApplication(db, tuition.jobId, 'shortlisted');
  await move(context.services, {
    applicationId: next.applicationId,
    to: 'appointed',
    byUserId: tuition.staffId,
  });
  const after = (await staff.get('requests?queue=replacement')).json();
  expect(after.data.map(({ id }: { id: number }) => id)).not.toContain(tuition.jobId);
});

test('undone by staff the search ends with it: there is one tutor, and it can be said again', async () => {
  const { db } = context.database;
  const tuition = await openDemo();
  await db.insert(tutorChoices).values({
    jobOfferId: tuition.jobId,
    applicationId: tuition.id,
    reason: '',
    chosenAt: new Date(),
  });
  await answer(tuition, 'guardian', 'another', 'Speaks too fast.');
  expect(await db.$count(tutorChoices, eq(tutorChoices.jobOfferId, tuition.jobId))).toBe(0);
  const applied = await tuition.tutor.browser.ask({
    method: 'POST',
    url: `/api/apply/${tuition.jobId}`,
    payload: { terms_accepted: true },
  });
  expect(applied.json().code).toBe('already_applied');
  const undo = { applicationId: tuition.id, byUserId: tuition.staffId, origin: testOrigin };
  await db.transaction((tx) => undoLastMove(context.services, tx, undo));
  const next = await addApplication(db, tuition.jobId, 'shortlisted');
  const appointed = move(context.services, {
    applicationId: next.applicationId,
    to: 'appointed',
    byUserId: tuition.staffId,
  });
  await expect(appointed).rejects.toMatchObject({ code: 'other_appointed' });
  const states = async () =>
    (
      await db
        .select()
        .from(replacements)
        .where(eq(replacements.applicationId, tuition.id))
        .orderBy(replacements.id)
    ).map(({ state }) => state);
  expect(await states()).toEqual(['stopped']);
  expect((await answer(tuition, 'guardian', 'another', 'Still too fast.')).statusCode).toBe(200);
  expect(await states()).toEqual(['stopped', 'open']);
});

test('not before it took place, not what the other side answers, by nobody else', async () => {
  const early = await openDemo(-3);
  const refused = await answer(early, 'guardian', 'continue');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
  const tuition = await openDemo();
  expect((await answer(tuition, 'tutor', 'continue')).statusCode).toBe(400);
  expect((await answer(tuition, 'guardian', 'would_teach')).statusCode).toBe(400);
  const stranger = { ...tuition, tutor: early.tutor };
  expect((await answer(stranger, 'tutor', 'would_teach')).statusCode).toBe(404);
});

test('who does not answer is reminded once, the day after', async () => {
  const tuition = await openDemo(0.01);
  await remindOfDemoResults(context.services);
  expect(await kindsOf(tuition, 'guardian')).not.toContain('demo_reminder');
  context.services.now = () => new Date(Date.now() + 25 * HOUR_MS);
  await remindOfDemoResults(context.services);
  await remindOfDemoResults(context.services);
  const kinds = await kindsOf(tuition, 'guardian');
  expect(kinds.filter((kind) => kind === 'demo_reminder')).toHaveLength(1);
  const [row] = await context.database.db
    .select()
    .from(demoClasses)
    .where(eq(demoClasses.applicationId, tuition.id));
  expect(row).toMatchObject({ guardianResult: null, remindedAt: expect.any(Date) });
});
