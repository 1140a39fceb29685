import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { createBrowser, signInAs } from '../setup/accounts.ts';
import { createJob, createUser, jobValues } from '../setup/factories.ts';
import {
  addApplication,
  move,
  notificationKinds,
  signInParent,
  signInTutor,
  testOrigin,
  textsTo,
} from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
type Applied = Awaited<ReturnType<typeof addApplication>>;
let staffId = 0;
let jobId = 0;
let tutor: Applied;
let guardian: Awaited<ReturnType<typeof signInParent>>;
beforeAll(async () => {
  staffId = await createUser(context.database.db, { type: 'staff' });
});
beforeEach(async () => {
  const { db } = context.database;
  guardian = await signInParent(context);
  const [job] = await db
    .insert(jobOffers)
    .values(jobValues(guardian.parentId))
    .returning({ id: jobOffers.id });
  jobId = job?.id ?? 0;
  tutor = await addApplication(db, jobId);
});

const go = (to: Stage, { applicationId }: Applied = tutor, more: object = {}) =>
  move(context.services, { applicationId, to, byUserId: staffId, ...more });
const undo = ({ applicationId }: Applied = tutor) =>
  context.services.db.transaction((transaction) =>
    undoLastMove(context.services, transaction, {
      applicationId,
      byUserId: staffId,
      origin: testOrigin,
    }),
  );
const rowOf = async ({ applicationId }: Applied) =>
  (
    await context.database.db.select().from(applications).where(eq(applications.id, applicationId))
  )[0];
const jobRow = async () =>
  (await context.database.db.select().from(jobOffers).where(eq(jobOffers.id, jobId)))[0];
const notified = (userId: number) => notificationKinds(context.database.db, userId);

describe('history', () => {
  test('lists each stage with the fields of the API, and counts it', async () => {
    const browser = await signInAs(context.app, tutor);
    const list = async (type: string) =>
      (await browser.ask({ url: `/api/tutoring/jobs/${type}` })).json();
    const answer = await list('applied');
    expect(answer).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
    expect(answer.data[0]).toMatchObject({
      jobId,
      class_name: 'Class 9',
      category_name: 'Bangla Medium',
      tutoring_place: 'Home Tutoring',
      salary_for_tutor: 6000,
      days_in_week: 3,
      location_name: 'Mirpur 1',
      tutor_gender: 3,
      can_withdraw: true,
      ended_reason: null,
    });
    await go('shortlisted');
    await go('appointed');
    await go('confirm', tutor, { salary: 6500 });
    expect((await list('applied')).data).toEqual([]);
    const [confirmed] = (await list('confirm')).data;
    expect(confirmed).toMatchObject({ salary_for_tutor: 6500, can_withdraw: false });
    const { data } = (await browser.ask({ url: '/api/tutoring/sidebar-counts?lang=bn' })).json();
    expect(data.map(({ id, count }: { id: string; count: number }) => [id, count])).toEqual([
      ['pending', 0],
      ['applied', 0],
      ['shortlisted', 0],
      ['appointed', 0],
      ['confirm', 1],
      ['payment', 0],
      ['closed', 0],
    ]);
    expect(data[1].label).toMatch(/[ঀ-৿]/);
  });

  test('shows own rows only, to tutors', async () => {
    const other = await signInTutor(context);
    const url = '/api/tutoring/jobs/applied';
    expect((await other.browser.ask({ url })).json().total).toBe(0);
    expect((await guardian.browser.ask({ url })).json().code).toBe('not_a_tutor');
    expect((await createBrowser(context.app).ask({ url })).statusCode).toBe(401);
    const wrong = await other.browser.ask({ url: '/api/tutoring/jobs/hidden' });
    expect(wrong.json().code).toBe('invalid_input');
  });
});

describe('a move', () => {
  test('is written down, notified to both, and sent to both phones', async () => {
    await go('shortlisted', tutor, { note: 'Good voice' });
    expect(await notified(tutor.userId)).toEqual(['application_shortlisted']);
    expect(await notified(guardian.account.userId)).toEqual(['tutors_proposed']);
    const { db } = context.database;
    expect((await textsTo(db, tutor.phone)).join()).toContain(`job ${jobId}`);
    expect((await textsTo(db, guardian.account.phone)).join()).toContain(`R${jobId}`);
    // Where the tutor is read about and chosen, without a password.
    expect((await textsTo(db, guardian.account.phone))[0]).toContain(`/r/${jobId}`);
    const [written] = await db
      .select()
      .from(applicationMoves)
      .where(eq(applicationMoves.applicationId, tutor.applicationId));
    expect(written).toMatchObject({
      fromStage: 'applied',
      toStage: 'shortlisted',
      byUserId: staffId,
      note: 'Good voice',
      undoneAt: null,
    });
  });

  test('confirming closes the job, and everybody else gets an answer', async () => {
    const { db } = context.database;
    const others = [await addApplication(db, jobId), await addApplication(db, jobId)];
    await go('shortlisted');
    await go('appointed');
    await go('confirm');
    expect(await jobRow()).toMatchObject({ status: 'closed', statusReason: null });
    expect(await rowOf(tutor)).toMatchObject({ stage: 'confirm', confirmedSalary: 6000 });
    const confirmed = (await textsTo(db, tutor.phone)).find((text) => text.includes('confirmed'));
    expect(confirmed).toContain('The platform charge is Tk 3,300');
    for (const other of others) {
      expect(await rowOf(other)).toMatchObject({ stage: 'closed', endedReason: 'not_chosen' });
      expect(await notified(other.userId)).toEqual(['application_closed']);
    }
    expect(await notified(guardian.account.userId)).toContain('tutor_confirmed');
    await undo();
    expect(await jobRow()).toMatchObject({ status: 'appointed' });
    expect(await rowOf(tutor)).toMatchObject({ stage: 'appointed', confirmedAt: null });
    for (const other of others)
      expect(await rowOf(other)).toMatchObject({ stage: 'applied', endedReason: null });
  });

  test.each<[Stage[], string]>([
    [['appointed'], 'stage_not_allowed'],
    [['confirm'], 'stage_not_allowed'],
    [['shortlisted', 'confirm'], 'stage_not_allowed'],
    [['closed', 'shortlisted'], 'stage_not_allowed'],
  ])('%o is refused', async (moves, code) => {
    for (const to of moves.slice(0, -1)) await go(to);
    await expect(go(moves.at(-1) ?? 'closed')).rejects.toMatchObject({ code });
  });

  test('five are shortlisted, also when six come at once', async () => {
    const { db } = context.database;
    const six = [tutor];
    while (six.length < 6) six.push(await addApplication(db, jobId));
    const outcomes = await Promise.allSettled(six.map((one) => go('shortlisted', one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'shortlist_full' },
    });
    const first = await Promise.allSettled(six.map((one) => go('appointed', one)));
    expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of somebody who saw an older stage is refused', async () => {
    const both = [
      go('shortlisted', tutor, { from: 'applied' }),
      go('closed', tutor, { from: 'applied' }),
    ];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'version_conflict' },
    });
  });

  test('nobody moves forward in a job that is over', async () => {
    const closed = await createJob(context.database.db, { status: 'closed' });
    const late = await addApplication(context.database.db, closed);
    await expect(go('shortlisted', late)).rejects.toMatchObject({ code: 'request_not_live' });
  });
});

describe('undoing', () => {
  test('takes back one move, keeps its trace and tells both', async () => {
    await go('shortlisted');
    await undo();
    expect(await rowOf(tutor)).toMatchObject({ stage: 'applied' });
    expect(await notified(tutor.userId)).toEqual([
      'application_shortlisted',
      'application_moved_back',
    ]);
    const moves = await context.database.db
      .select()
      .from(applicationMoves)
      .where(
        and(
          eq(applicationMoves.applicationId, tutor.applicationId),
          eq(applicationMoves.undoneByUserId, staffId),
        ),
      );
    expect(moves).toHaveLength(1);
    await expect(undo()).rejects.toMatchObject({ code: 'version_conflict' });
  });

  test('is not for what the tutor did', async () => {
    await move(context.services, {
      applicationId: tutor.applicationId,
      to: 'closed',
      byUserId: tutor.userId,
      endedReason: 'withdrawn',
    });
    await expect(undo()).rejects.toMatchObject({ code: 'stage_not_allowed' });
  });
});
