/** Another tutor for the same request, while the present one goes on or after the end. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import {
  addApplication,
  move,
  notificationKinds,
  signInTutor,
  testOrigin,
} from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
type Tuition = Awaited<ReturnType<typeof openTuition>>;
const reason = 'The child does not follow.';
const db = () => context.database.db;

const ask = (tuition: Tuition, ends: 'now' | 'when_found', by: 'guardian' | 'tutor' = 'guardian') =>
  tuition[by].browser.ask({
    method: 'POST',
    url: `/api/tuitions/${tuition.id}/replacement`,
    payload: { reason, wish: 'Patient', ends },
  });
const stop = (tuition: Tuition) =>
  tuition.guardian.browser.ask({
    method: 'POST',
    url: `/api/tuitions/${tuition.id}/replacement/stop`,
  });
const stageOf = async (id: number) => {
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  return row?.stage;
};
const requestOf = async (tuition: Tuition) =>
  (
    await tuition.guardian.browser.ask({
      method: 'GET',
      url: `/api/parent/tutor-requests/${tuition.jobId}`,
    })
  ).json();
const read = async (tuition: Tuition, side: 'tutor' | 'guardian') =>
  (
    await tuition[side].browser.ask({ method: 'GET', url: `/api/tuitions/${tuition.id}/changes` })
  ).json();
const appoint = (tuition: Tuition, applicationId: number) =>
  move(context.services, { applicationId, to: 'appointed', byUserId: tuition.staffId });
const kindsOf = (userId: number) => notificationKinds(db(), userId);

test('the present tutor teaches on until another one is appointed; undone, all is as before', async () => {
  const tuition = await openTuition(context);
  expect((await read(tuition, 'guardian')).can_replace).toBe(true);
  expect((await ask(tuition, 'when_found')).statusCode).toBe(200);
  expect(await stageOf(tuition.id)).toBe('confirm');
  expect(await requestOf(tuition)).toMatchObject({ status: 'live', can_cancel: false, tutors: [] });
  expect((await kindsOf(tuition.tutor.account.userId)).at(-1)).toBe('replacement_asked');
  const seen = await read(tuition, 'tutor');
  expect(seen.replacement).toMatchObject({ state: 'open', ends: 'when_found', reason: null });
  expect(JSON.stringify(seen)).not.toContain(reason);

  const staff = await signInStaff(context);
  const next = await addApplication(db(), tuition.jobId, 'shortlisted');
  const board = (await staff.get(`requests/${tuition.jobId}/pipeline`)).json();
  const cards = board.columns.flatMap(({ cards: of }: { cards: object[] }) => of);
  const cardOf = (id: number) =>
    cards.find((card: { application_id: number }) => card.application_id === id);
  expect(cardOf(next.applicationId).may_move_to).toContain('appointed');
  expect(cardOf(tuition.id).life.replacements[0]).toMatchObject({ reason, wish: 'Patient' });
  const chosen = await tuition.guardian.browser.ask({
    method: 'POST',
    url: `/api/parent/tutor-requests/${tuition.jobId}/choose`,
    payload: { application_id: next.applicationId, reason: 'Nice.' },
  });
  expect(chosen.statusCode).toBe(200);

  await appoint(tuition, next.applicationId);
  expect(await stageOf(tuition.id)).toBe('closed');
  expect((await kindsOf(tuition.tutor.account.userId)).at(-1)).toBe('tuition_ended_by_guardian');
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.applicationId, tuition.id));
  expect(invoice?.reducedPoisha).toBe(invoice?.poisha);
  expect((await read(tuition, 'guardian')).replacement).toMatchObject({
    state: 'found',
    new_tuition_id: next.applicationId,
  });

  await db().transaction((tx) =>
    undoLastMove(context.services, tx, {
      applicationId: next.applicationId,
      byUserId: tuition.staffId,
      origin: testOrigin,
    }),
  );
  expect(await stageOf(tuition.id)).toBe('confirm');
  expect((await read(tuition, 'guardian')).replacement).toMatchObject({ state: 'open' });
  const [restored] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.applicationId, tuition.id));
  expect(restored?.reducedPoisha).toBe(0);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });

  await appoint(tuition, next.applicationId);
  await move(context.services, {
    applicationId: next.applicationId,
    to: 'confirm',
    byUserId: tuition.staffId,
  });
  expect(await requestOf(tuition)).toMatchObject({ status: 'closed' });
});

test('it ends now where the guardian wants so, and the search goes on without it', async () => {
  const tuition = await openTuition(context);
  expect((await ask(tuition, 'now')).statusCode).toBe(200);
  expect(await stageOf(tuition.id)).toBe('closed');
  const tutorKinds = await kindsOf(tuition.tutor.account.userId);
  expect(tutorKinds.at(-1)).toBe('tuition_ended_by_guardian');
  expect(await requestOf(tuition)).toMatchObject({ status: 'live', can_cancel: true });
  const next = await addApplication(db(), tuition.jobId, 'shortlisted');
  await appoint(tuition, next.applicationId);
  expect(await stageOf(next.applicationId)).toBe('appointed');
  const late = await stop(tuition);
  expect([late.statusCode, late.json().code]).toEqual([409, 'tuition_over']);
});

test('stopped, the request is closed again, and who applied meanwhile gets an answer', async () => {
  const tuition = await openTuition(context);
  await ask(tuition, 'when_found');
  const { browser } = tuition.guardian;
  const cancelled = await browser.ask({
    method: 'POST',
    url: `/api/parent/tutor-requests/${tuition.jobId}/cancel`,
    payload: { reason },
  });
  expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'wrong_state']);
  const next = await addApplication(db(), tuition.jobId, 'shortlisted');
  expect((await stop(tuition)).statusCode).toBe(200);
  expect(await stageOf(next.applicationId)).toBe('closed');
  expect((await kindsOf(next.userId)).at(-1)).toBe('application_closed');
  expect((await kindsOf(tuition.tutor.account.userId)).at(-1)).toBe('replacement_stopped');
  expect(await stageOf(tuition.id)).toBe('confirm');
  expect(await requestOf(tuition)).toMatchObject({ status: 'closed' });
  expect((await stop(tuition)).json().code).toBe('change_not_open');
  // And asked for again.
  expect((await ask(tuition, 'when_found')).statusCode).toBe(200);
});

test('the guardian alone, once at a time, of a confirmed tuition', async () => {
  const tuition = await openTuition(context);
  expect((await ask(tuition, 'now', 'tutor')).statusCode).toBe(403);
  const both = await Promise.all([ask(tuition, 'when_found'), ask(tuition, 'when_found')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await db().$count(replacements, eq(replacements.applicationId, tuition.id))).toBe(1);
  const other = await openTuition(context);
  expect((await ask({ ...other, id: tuition.id }, 'now')).statusCode).toBe(404);
  const early = await openTuition(context, 'appointed');
  expect((await ask(early, 'now')).json().code).toBe('wrong_state');
});

test('stopped while staff appoint another: one of the two, and nothing in between', async () => {
  const tuition = await openTuition(context);
  await ask(tuition, 'when_found');
  const next = await addApplication(db(), tuition.jobId, 'shortlisted');
  const [stopped, appointed] = await Promise.allSettled([
    stop(tuition),
    appoint(tuition, next.applicationId),
  ]);
  const isStopped = stopped.status === 'fulfilled' && stopped.value.statusCode === 200;
  expect(appointed.status === 'fulfilled').toBe(!isStopped);
  expect([await stageOf(tuition.id), await stageOf(next.applicationId)]).toEqual(
    isStopped ? ['confirm', 'closed'] : ['closed', 'appointed'],
  );
});

const undo = (tuition: Tuition, applicationId = tuition.id) =>
  db().transaction((tx) =>
    undoLastMove(context.services, tx, {
      applicationId,
      byUserId: tuition.staffId,
      origin: testOrigin,
    }),
  );

test('a confirmation undone during the search ends it, any other undone move does not', async () => {
  const tuition = await openTuition(context);
  await ask(tuition, 'when_found');
  const next = await addApplication(db(), tuition.jobId, 'shortlisted');
  const { applicationId } = next;
  await move(context.services, { applicationId, to: 'closed', byUserId: tuition.staffId });
  await undo(tuition, applicationId);
  expect((await read(tuition, 'guardian')).replacement).toMatchObject({ state: 'open' });
  await undo(tuition);
  expect(await stageOf(tuition.id)).toBe('appointed');
  expect((await read(tuition, 'guardian')).replacement).toMatchObject({ state: 'stopped' });
  await expect(appoint(tuition, applicationId)).rejects.toMatchObject({ code: 'other_appointed' });
  await tuition.go('confirm');
  expect(await requestOf(tuition)).toMatchObject({ status: 'closed' });
});

describe('who applied before', () => {
  const apply = async ({ browser }: Pick<Tuition['tutor'], 'browser'>, jobId: number) => {
    const payload = { terms_accepted: true };
    const answer = await browser.ask({ method: 'POST', url: `/api/apply/${jobId}`, payload });
    return answer.statusCode === 200 ? 'ok' : answer.json().code;
  };
  const flagsOf = async ({ browser }: Pick<Tuition['tutor'], 'browser'>, jobId: number) =>
    (await browser.ask({ url: `/api/my-job-flags?ids=${jobId}` })).json();

  /** Applied before the first tutor was appointed, and was not chosen. */
  async function openWithSecond() {
    const tuition = await openTuition(context, 'shortlisted');
    const second = await signInTutor(context);
    expect(await apply(second, tuition.jobId)).toBe('ok');
    await tuition.go('appointed');
    await tuition.go('confirm');
    const [row] = await db()
      .select()
      .from(applications)
      .where(eq(applications.tutorId, second.account.tutorId));
    if (row === undefined) throw new Error('No application');
    return { tuition, second, applicationId: row.id };
  }

  test('and was not chosen applies again, and what became of it before stays in its history', async () => {
    const { tuition, second, applicationId } = await openWithSecond();
    const { jobId } = tuition;
    expect(await flagsOf(second, jobId)).toMatchObject({ applied: [jobId], over: [jobId] });
    await ask(tuition, 'when_found');
    expect(await flagsOf(second, jobId)).toMatchObject({ applied: [], over: [] });
    const both = await Promise.all([apply(second, jobId), apply(second, jobId)]);
    expect(both.sort()).toEqual(['already_applied', 'ok']);
    expect(await flagsOf(second, jobId)).toMatchObject({ applied: [jobId], over: [] });
    const [row] = await db().select().from(applications).where(eq(applications.id, applicationId));
    expect(row).toMatchObject({ stage: 'applied', endedReason: null });
    const moves = await db()
      .select()
      .from(applicationMoves)
      .where(eq(applicationMoves.applicationId, applicationId))
      .orderBy(applicationMoves.id);
    expect(moves.map(({ fromStage, toStage }) => [fromStage, toStage])).toEqual([
      ['applied', 'closed'],
      ['closed', 'applied'],
    ]);
    const byUserId = tuition.staffId;
    await move(context.services, { applicationId, to: 'shortlisted', byUserId });
    // The first tuition is what is replaced.
    expect(await apply(tuition.tutor, jobId)).toBe('already_applied');
    await appoint(tuition, applicationId);
    expect(await stageOf(tuition.id)).toBe('closed');
    expect(await apply(tuition.tutor, jobId)).toBe('job_closed');
  });

  test('not while nobody is looked for, and not who was turned down in this search, or withdrew', async () => {
    const { tuition, second, applicationId } = await openWithSecond();
    expect(await apply(second, tuition.jobId)).toBe('job_closed');
    await ask(tuition, 'when_found');
    expect(await apply(second, tuition.jobId)).toBe('ok');
    await move(context.services, {
      applicationId,
      to: 'closed',
      byUserId: tuition.staffId,
      endedReason: 'not_chosen',
    });
    expect(await apply(second, tuition.jobId)).toBe('already_applied');
    await stop(tuition);
    await ask(tuition, 'when_found');
    expect(await apply(second, tuition.jobId)).toBe('ok');
    const url = `/api/apply/${tuition.jobId}/withdraw`;
    expect((await second.browser.ask({ method: 'POST', url })).statusCode).toBe(200);
    expect(await apply(second, tuition.jobId)).toBe('already_applied');
  });
});
