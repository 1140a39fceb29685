/**
 * The way from appointment to the end of a tuition: what tutor and guardian learn, set and are
 * told.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { HANDOVERS_AN_HOUR } from '#server/tuition/handover/watch-reads.ts';
import { createAccount, signInAs, stopClock } from '../setup/accounts.ts';
import { createJob, createUser, jobValues } from '../setup/factories.ts';
import { move, notificationKinds, signInParent, testOrigin, textsTo } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY = 24 * 3_600_000;
let clock: ReturnType<typeof stopClock>;
let staffId = 0;
let jobId = 0;
let applicationId = 0;
let guardian: Awaited<ReturnType<typeof signInParent>>;
let tutor: Awaited<ReturnType<typeof createAccount>>;
let tutorBrowser: Awaited<ReturnType<typeof signInAs>>;

beforeAll(async () => {
  staffId = await createUser(context.database.db, { type: 'staff' });
});
beforeEach(async () => {
  const { db } = context.database;
  clock = stopClock(context.services);
  guardian = await signInParent(context, { name: 'Shamima Akter' });
  const values = jobValues(guardian.parentId, {
    flatHouse: 'House 12/A',
    latitude: 23.7957123,
    longitude: 90.3537456,
  });
  const [job] = await db.insert(jobOffers).values(values).returning({ id: jobOffers.id });
  jobId = job?.id ?? 0;
  await db
    .insert(requestDetails)
    .values({ jobOfferId: jobId, contactName: 'Shamima', studentName: 'Mitu' });
  tutor = await createAccount(db, { name: 'Nusrat Jahan' });
  const [row] = await db
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId: jobId, stage: 'shortlisted' })
    .returning({ id: applications.id });
  applicationId = row?.id ?? 0;
  tutorBrowser = await signInAs(context.app, tutor);
  await db.update(users).set({ lang: 'bn' }).where(eq(users.id, guardian.account.userId));
  await db.update(users).set({ lang: 'en' }).where(eq(users.id, tutor.userId));
});

const go = (to: Stage, more: object = {}) =>
  move(context.services, { applicationId, to, byUserId: staffId, ...more });
const undo = () =>
  context.services.db.transaction((transaction) =>
    undoLastMove(context.services, transaction, {
      applicationId,
      byUserId: staffId,
      origin: testOrigin,
    }),
  );
const asTutor = () => tutorBrowser.ask({ url: `/api/tutoring/handover/${jobId}` });
const guardianUrl = () => `/api/parent/tutor-requests/${jobId}`;
const asGuardian = () => guardian.browser.ask({ url: `${guardianUrl()}/handover` });
const kindsOf = (userId: number) => notificationKinds(context.database.db, userId);
const lessonAt = () => new Date(clock.now().getTime() + 3 * DAY).toISOString();

describe('from appointment on', () => {
  test('each reads the other, and gets name and phone by message in the own language', async () => {
    expect([(await asTutor()).statusCode, (await asGuardian()).statusCode]).toEqual([404, 404]);
    await go('appointed');
    expect((await asTutor()).json()).toMatchObject({
      guardian: { name: 'Shamima', phone_no: guardian.account.phone },
      student_name: 'Mitu',
      first_lesson: null,
    });
    expect((await asGuardian()).json()).toMatchObject({
      tutor: { name: 'Nusrat Jahan', phone_no: tutor.phone },
      stage: 'appointed',
    });
    const { db } = context.database;
    const [toTutor] = await textsTo(db, tutor.phone);
    const local = (phone: string) => `${phone.slice(0, 5)}-${phone.slice(5)}`;
    expect(toTutor).toContain('Shamima');
    expect(toTutor).toContain(local(guardian.account.phone));
    const [toGuardian = ''] = await textsTo(db, guardian.account.phone);
    expect(toGuardian).toContain('Nusrat Jahan');
    const bengali = local(tutor.phone).replace(/\d/g, (digit) =>
      '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)),
    );
    expect(toGuardian).toContain(bengali);
  });

  test('what stays in the app holds no phone', async () => {
    await go('appointed');
    const stored = JSON.stringify(await context.database.db.select().from(notifications));
    for (const phone of [tutor.phone, guardian.account.phone])
      expect(stored).not.toContain(phone.slice(1));
  });

  test('an appointment that is undone or ends takes the contact off both screens', async () => {
    await go('appointed');
    await undo();
    expect([(await asTutor()).statusCode, (await asGuardian()).statusCode]).toEqual([404, 404]);
    await go('appointed');
    await go('closed');
    expect([(await asTutor()).statusCode, (await asGuardian()).statusCode]).toEqual([404, 404]);
    expect((await guardian.browser.ask({ url: '/api/parent/tutors' })).json().total).toBe(0);
  });
});

test('who looks up very many tuitions in an hour raises an alarm for staff', async () => {
  const { db } = context.database;
  const alarms = () =>
    db
      .select({ subject: staffAlarms.subject })
      .from(staffAlarms)
      .where(eq(staffAlarms.kind, 'many_handovers_read'));
  for (let index = 0; index <= HANDOVERS_AN_HOUR; index += 1) {
    expect(await alarms()).toEqual([]);
    const id = await createJob(db, { parentId: guardian.parentId });
    await db
      .insert(applications)
      .values({ tutorId: tutor.tutorId, jobOfferId: id, stage: 'confirm' });
    const answer = await tutorBrowser.ask({ url: `/api/tutoring/handover/${id}` });
    expect(answer.statusCode).toBe(200);
  }
  expect(await alarms()).toEqual([{ subject: `user:${tutor.userId}` }]);
});

describe('the first lesson', () => {
  const set = (as: 'tutor' | 'guardian', at: string, was: string | null = null) =>
    as === 'tutor'
      ? tutorBrowser.ask({
          method: 'POST',
          url: `/api/tutoring/handover/${jobId}/first-lesson`,
          payload: { at, was },
        })
      : guardian.browser.ask({
          method: 'POST',
          url: `${guardianUrl()}/first-lesson`,
          payload: { at, was },
        });

  test('set by one side, the other is notified in the own language', async () => {
    await go('appointed');
    clock.forward(1);
    const at = lessonAt();
    const answer = (await set('tutor', at)).json();
    expect(answer).toMatchObject({ status: 'success', first_lesson: { at, set_by: 'tutor' } });
    expect((await asGuardian()).json().first_lesson).toEqual({ at, set_by: 'tutor' });
    expect((await kindsOf(guardian.account.userId)).at(-1)).toBe('first_lesson_for_guardian');
    expect((await kindsOf(tutor.userId)).at(-1)).toBe('application_appointed');
    const [text] = await textsTo(context.database.db, guardian.account.phone);
    expect(text).toMatch(/প্রথম ক্লাস .*২০২৬/);

    const later = new Date(Date.parse(at) + DAY).toISOString();
    expect((await set('guardian', later)).json().code).toBe('version_conflict');
    expect((await set('guardian', later, at)).json().first_lesson.set_by).toBe('guardian');
    expect((await kindsOf(tutor.userId)).at(-1)).toBe('first_lesson_for_tutor');
  });

  test('set by staff, both are notified', async () => {
    await go('appointed');
    const staff = await signInStaff(context);
    const answer = await staff.browser.ask({
      method: 'POST',
      url: `/api/staff/applications/${applicationId}/first-lesson`,
      payload: { at: lessonAt(), was: null },
    });
    expect(answer.json().first_lesson.set_by).toBe('staff');
    expect((await kindsOf(tutor.userId)).at(-1)).toBe('first_lesson_for_tutor');
    expect((await kindsOf(guardian.account.userId)).at(-1)).toBe('first_lesson_for_guardian');
  });

  test.each([
    ['the past', () => new Date(clock.now().getTime() - 60_000).toISOString(), 'at'],
    ['too far away', () => new Date(clock.now().getTime() + 62 * DAY).toISOString(), 'at'],
    ['no time', () => 'tomorrow', 'at'],
  ])('%s is refused', async (_name, at, field) => {
    await go('appointed');
    const answer = await set('guardian', at());
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('not before appointment, and gone with it', async () => {
    expect((await set('tutor', lessonAt())).statusCode).toBe(404);
    await go('appointed');
    await set('tutor', lessonAt());
    await undo();
    await go('appointed');
    expect((await asTutor()).json().first_lesson).toBeNull();
  });
});

describe('the end of a tuition', () => {
  const end = (endedBy: string, more: object = {}) => go('closed', { endedBy, ...more });
  const list = async (url: string, browser = tutorBrowser) => (await browser.ask({ url })).json();

  test('keeps letter, student and tutor, and says who ended it', async () => {
    await go('appointed');
    await go('confirm');
    await end('guardian');
    const [student] = (await list('/api/tutor/students')).data;
    expect(student).toMatchObject({
      guardian_name: 'Shamima',
      student_name: 'Mitu',
      ended: { by: 'guardian' },
      may_give_feedback: true,
    });
    expect((await list('/api/tuition-letters')).data[0]).toMatchObject({
      guardian_name: 'Shamima',
      ended: { by: 'guardian' },
    });
    expect((await list('/api/parent/tutors', guardian.browser)).data[0]).toMatchObject({
      ended: { by: 'guardian' },
      may_review: true,
    });
    expect((await list(guardianUrl(), guardian.browser)).tuition).toMatchObject({
      state: 'ended',
      tutor_name: 'Nusrat Jahan',
    });
    expect((await list('/api/tutoring/jobs/closed')).data[0]).toMatchObject({
      ended_reason: 'tuition_ended',
      ended_by: 'guardian',
    });
    expect((await kindsOf(tutor.userId)).at(-1)).toBe('tuition_ended_by_guardian');
    expect((await kindsOf(guardian.account.userId)).at(-1)).toBe('tuition_ended_by_you');
    expect([(await asTutor()).statusCode, (await asGuardian()).statusCode]).toEqual([404, 404]);
  });

  test('staff have to say whose wish it was', async () => {
    await go('appointed');
    await go('confirm');
    const staff = await signInStaff(context);
    const close = (payload: object) =>
      staff.browser.ask({
        method: 'POST',
        url: `/api/staff/applications/${applicationId}/move`,
        payload: { from: 'confirm', to: 'closed', ...payload },
      });
    expect((await close({})).json().errors).toHaveProperty('ended_by');
    expect((await close({ ended_by: 'tutor' })).statusCode).toBe(200);
  });

  test.each([
    ['guardian', 0, 'cancelled', 0],
    ['guardian', 29, 'cancelled', 0],
    ['guardian', 30, 'unpaid', 1650],
    ['staff', 59, 'unpaid', 1650],
    ['guardian', 60, 'unpaid', 3300],
    ['tutor', 0, 'unpaid', 3300],
  ])(
    'by the %s after %i days: the unpaid invoice is %s, %i taka',
    async (by, days, status, taka) => {
      const { db } = context.database;
      await go('appointed');
      await go('confirm');
      clock.forward((days * DAY) / 1000);
      await end(by);
      const invoice = async () =>
        (await db.select().from(invoices).where(eq(invoices.applicationId, applicationId)))[0];
      const ended = await invoice();
      expect([ended?.status, ended && openPoisha(ended)]).toEqual([status, taka * 100]);
      expect(await checkLedger(db)).toMatchObject({ isBalanced: true });
      await undo();
      const restored = await invoice();
      expect([restored?.status, restored && openPoisha(restored)]).toEqual(['unpaid', 330_000]);
      expect(await checkLedger(db)).toMatchObject({ isBalanced: true });
    },
  );

  test('the tutor says how it is a month later, and how it was in the end, for staff', async () => {
    const give = (rating = 4) =>
      tutorBrowser.ask({
        method: 'POST',
        url: `/api/tutoring/feedback/${applicationId}`,
        payload: { rating, text: 'The family was kind and paid in time.' },
      });
    await go('appointed');
    await go('confirm');
    expect((await give()).json().code).toBe('review_too_early');
    clock.forward((30 * DAY) / 1000);
    // The session of a month ago is over.
    tutorBrowser = await signInAs(context.app, tutor);
    expect((await give()).statusCode).toBe(200);
    clock.forward((14 * DAY) / 1000);
    tutorBrowser = await signInAs(context.app, tutor);
    expect((await give(2)).json().code).toBe('review_edit_over');
    await end('staff');
    expect((await give(3)).statusCode).toBe(200);
    clock.forward((14 * DAY) / 1000);
    tutorBrowser = await signInAs(context.app, tutor);
    expect((await give(1)).json().code).toBe('review_edit_over');
    const staff = await signInStaff(context);
    const board = (await staff.get(`requests/${jobId}/pipeline`)).json();
    const cards = board.columns.flatMap((column: { cards: object[] }) => column.cards);
    expect(cards[0].feedback).toMatchObject({ rating: 3 });
  });
});
