/** Lessons by the hour: booked, answered, paid, joined, held, and what becomes of the money. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { advanceLessons } from '#server/tuition/online-lessons/advance-lessons.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { notificationKinds, signInParent, textsTo } from '../setup/hiring.ts';
import {
  bookingOf,
  goToLesson,
  JOIN_LINK,
  openLessons,
  readLesson,
} from '../setup/online-lessons.ts';
import { result, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let all: Awaited<ReturnType<typeof openLessons>>;
const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  all = await openLessons(context);
});

const books = async () => expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
const held = async (userId: number) => balanceOf(db(), userId);
const balances = async () => [
  await held(all.guardian.account.userId),
  await held(all.tutor.userId),
];
const lessonRow = (id: number) => readLesson(context, id);
const goTo = (id: number, minutes: number) => goToLesson(context, clock, id, minutes);
const reason = { reason: 'Something came up' };
const told = (userId: number) => notificationKinds(db(), userId);

describe('booking', () => {
  test('the price is said before, and both see the lesson as far as it concerns them', async () => {
    const { guardian, tutor } = all;
    const list = await guardian.browser.ask({ url: '/api/parent/online-tutors?subject_id=4' });
    const found = list
      .json()
      .data.find((one: { tutor: { id: number } }) => one.tutor.id === tutor.tutorId);
    expect(found).toMatchObject({ rate: 150, lessons_held: 0 });
    expect(list.body).not.toContain('meet.example.org');
    const none = await guardian.browser.ask({ url: '/api/parent/online-tutors?subject_id=2' });
    expect(JSON.stringify(none.json().data)).not.toContain(tutor.tutorid);
    const id = await all.book();
    const own = await all.read(guardian, id);
    expect(own).toMatchObject({
      phase: 'requested',
      student_name: 'Mitu Akter',
      fee: 150,
      share: null,
      invoice: null,
      join_link: null,
    });
    const asked = await all.read(tutor, id);
    expect(asked).toMatchObject({
      student_name: 'Mitu',
      share: { platform_charge: 20, earning: 130, earned_at: null },
    });
    expect(JSON.stringify(asked)).not.toMatch(/01712345678|Akter|Shamima/);
    expect(await told(tutor.userId)).toEqual(['online_lesson_requested']);
  });

  test('the same key is one lesson; with something else it is refused', async () => {
    const booking = bookingOf(all.tutor, await all.slotIn(48));
    const answers = await Promise.all(
      [1, 2, 3].map(() => all.ofGuardian('parent/online-lessons', booking)),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const other = await all.ofGuardian('parent/online-lessons', { ...booking, note: 'Other' });
    expect(result(other)).toEqual([409, 'idempotency_key_reused']);
  });

  test('of two guardians who want one hour one gets it', async () => {
    const startsAt = await all.slotIn(48);
    const second = await signInParent(context);
    const ask = (browser: typeof second.browser) =>
      browser.ask({
        method: 'POST',
        url: '/api/parent/online-lessons',
        payload: bookingOf(all.tutor, startsAt),
      });
    const answers = await Promise.all([ask(all.guardian.browser), ask(second.browser)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('slot_taken');
    expect(await all.slots()).not.toContain(startsAt);
  });

  test.each([
    ['another price', { fee: 140 }, 'changed_meanwhile'],
    ['an hour that is not offered', { starts_at: '2030-01-01T03:00:00.000Z' }, 'slot_taken'],
    ['half an hour later', { shift: 30 }, 'slot_taken'],
    ['a subject the tutor does not teach', { subject_id: 2 }, 'invalid_input'],
    ['nobody to teach', { student_name: '  ' }, 'invalid_input'],
    ["a student of somebody else's", { student_id: 999_999 }, 'unknown_id'],
  ])('%s is refused', async (_, { shift, ...change }: Record<string, unknown>, code) => {
    const at = Date.parse(await all.slotIn(48)) + Number(shift ?? 0) * 60_000;
    const answer = await all.ofGuardian(
      'parent/online-lessons',
      bookingOf(all.tutor, new Date(at), change),
    );
    expect(answer.json().code).toBe(code);
  });

  test('slots begin four hours ahead and end after two weeks', async () => {
    const times = (await all.slots()).map((at) => Date.parse(at) - clock.now().getTime());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(4 * 3_600_000);
    expect(Math.max(...times)).toBeLessThan(14 * 24 * 3_600_000);
  });

  test('an hour in which the tutor teaches by the routine of a tuition is not offered', async () => {
    const jobOfferId = await createJob(db());
    const [application] = await db()
      .insert(applications)
      .values({ tutorId: all.tutor.tutorId, jobOfferId, stage: 'confirm' })
      .returning({ id: applications.id });
    const startsAt = await all.slotIn(48);
    const dhaka = new Date(Date.parse(startsAt) + 6 * 3_600_000);
    await db()
      .insert(routineEntries)
      .values({
        applicationId: application?.id ?? 0,
        day: (dhaka.getUTCDay() + 1) % 7,
        startMinute: dhaka.getUTCHours() * 60 + 30,
        minutes: 60,
        subjectIds: [],
        changedBy: 'tutor',
        changedAt: clock.now(),
      });
    const next = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    const slots = await all.slots();
    expect([slots.includes(startsAt), slots.includes(next)]).toEqual([false, false]);
  });

  test('who turned lessons off cannot be booked; the link is held to the public web', async () => {
    const { browser } = all.tutor;
    const save = (payload: object) =>
      browser.ask({ method: 'PUT', url: '/api/tutor/lesson-settings', payload });
    for (const link of [
      'http://meet.example.org/a',
      'https://user:secret@meet.example.org/a',
      'https://localhost/a',
      'https://192.168.0.1/a',
      'javascript:alert(1)',
    ])
      expect((await save({ is_on: true, join_link: link })).json().errors).toHaveProperty(
        'join_link',
      );
    expect((await save({ is_on: true, join_link: '' })).json().errors).toHaveProperty('join_link');
    expect((await save({ is_on: false, join_link: JOIN_LINK })).statusCode).toBe(200);
    const settings = (await browser.ask({ url: '/api/tutor/lesson-settings' })).json();
    expect(settings).toMatchObject({ is_on: false, join_link: JOIN_LINK, rate: 150 });
    const answer = await all.ofGuardian(
      'parent/online-lessons',
      bookingOf(all.tutor, new Date(clock.now().getTime() + 48 * 3_600_000)),
    );
    expect(result(answer)).toEqual([409, 'lessons_off']);
  });

  test('for others the lesson is not there', async () => {
    const id = await all.book();
    const stranger = await signInParent(context);
    expect(result(await stranger.browser.ask({ url: `/api/online-lessons/${id}` }))).toEqual([
      404,
      'not_found',
    ]);
    const cancel = await stranger.browser.ask({
      method: 'POST',
      url: `/api/online-lessons/${id}/cancel`,
      payload: { ...reason, is_late: false },
    });
    expect(cancel.statusCode).toBe(404);
  });
});

describe('answering', () => {
  test('accepted, it is invoiced once, and only the platform charge is income', async () => {
    const id = await all.book();
    const answers = await Promise.all([all.accept(id), all.accept(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await all.invoiceOf(id)).toMatchObject({
      kind: 'online_lesson',
      status: 'unpaid',
      poisha: 15_000,
      lessonTutorPoisha: 13_000,
      userId: all.guardian.account.userId,
    });
    expect(await all.read(all.guardian, id)).toMatchObject({ phase: 'to_pay', may_cancel: true });
    const list = (await all.guardian.browser.ask({ url: '/api/money/invoices' })).json();
    expect(list.data[0]).toMatchObject({ kind: 'online_lesson', about: `Online lesson L${id}` });
    await books();
  });

  test('declined with a reason, the hour is free again', async () => {
    const startsAt = await all.slotIn(48);
    const id = await all.book();
    expect(await all.slots()).not.toContain(startsAt);
    expect((await all.ofTutor(`tutor/live-tutoring/${id}/decline`, reason)).statusCode).toBe(200);
    expect(await all.read(all.guardian, id)).toMatchObject({
      phase: 'cancelled',
      ending: 'declined',
      ...reason,
    });
    expect(await all.slots()).toContain(startsAt);
    expect(await told(all.guardian.account.userId)).toEqual(['online_lesson_declined']);
  });

  test('unanswered for a day, it is cancelled', async () => {
    const id = await all.book(72);
    clock.forward(24 * 3600 + 60);
    expect(result(await all.accept(id))).toEqual([409, 'wrong_state']);
    await advanceLessons(context.services);
    await advanceLessons(context.services);
    expect(await lessonRow(id)).toMatchObject({ status: 'cancelled', ending: 'unanswered' });
    expect(await told(all.guardian.account.userId)).toEqual(['online_lesson_unanswered']);
  });
});

describe('paying and joining', () => {
  test('not paid two hours before, it is cancelled and what was paid of it is held', async () => {
    const id = await all.book();
    await all.accept(id);
    await all.pay(id, 5_000);
    await goTo(id, -119);
    await advanceLessons(context.services);
    expect(await lessonRow(id)).toMatchObject({ status: 'cancelled', ending: 'unpaid' });
    expect(await all.invoiceOf(id)).toMatchObject({ status: 'void' });
    expect(await balances()).toEqual([5_000, 0]);
    // The rest arrives too late: it is the guardian's.
    await all.pay(id, 10_000);
    expect(await balances()).toEqual([15_000, 0]);
    await books();
  });

  test('the link is there from ten minutes before to the end, for both, and in no message', async () => {
    const id = await all.bookPaid();
    await advanceLessons(context.services);
    await advanceLessons(context.services);
    expect((await told(all.tutor.userId)).filter((kind) => kind === 'online_lesson_paid')).toEqual([
      'online_lesson_paid',
    ]);
    const links = async () => [
      (await all.read(all.guardian, id)).join_link,
      (await all.read(all.tutor, id)).join_link,
    ];
    await goTo(id, -11);
    expect(await links()).toEqual([null, null]);
    await goTo(id, -10);
    expect(await links()).toEqual([JOIN_LINK, JOIN_LINK]);
    await goTo(id, 59);
    expect([await links(), (await all.read(all.tutor, id)).phase]).toEqual([
      [JOIN_LINK, JOIN_LINK],
      'live',
    ]);
    await goTo(id, 60);
    expect([await links(), (await all.read(all.tutor, id)).phase]).toEqual([[null, null], 'over']);
    const sent = await textsTo(db(), all.guardian.account.phone);
    const news = await db().select().from(notifications);
    expect(JSON.stringify([sent, news])).not.toContain('meet.example.org');
  });

  test('unpaid it cannot be joined', async () => {
    const id = await all.book();
    await all.accept(id);
    await goTo(id, -5);
    expect((await all.read(all.guardian, id)).join_link).toBeNull();
  });
});

describe('cancelling', () => {
  const cancel = (send: typeof all.ofGuardian, id: number, is_late = false) =>
    send(`online-lessons/${id}/cancel`, { ...reason, is_late });

  test('by the guardian twelve hours before: all comes back', async () => {
    const id = await all.bookPaid();
    await goTo(id, -12 * 60);
    expect((await cancel(all.ofGuardian, id)).statusCode).toBe(200);
    expect(await balances()).toEqual([15_000, 0]);
    expect(result(await cancel(all.ofGuardian, id))).toEqual([409, 'wrong_state']);
    const lines = (await all.guardian.browser.ask({ url: '/api/money/transactions' })).json();
    expect(lines.data[0]).toMatchObject({
      amount_poisha: 15_000,
      description: `Correction: online lesson L${id}`,
    });
    await books();
  });

  test('later the tutor is paid, which the guardian has to have seen', async () => {
    const id = await all.bookPaid();
    await goTo(id, -11 * 60);
    expect(result(await cancel(all.ofGuardian, id))).toEqual([409, 'changed_meanwhile']);
    expect((await cancel(all.ofGuardian, id, true)).statusCode).toBe(200);
    expect(await lessonRow(id)).toMatchObject({ ending: 'late_by_guardian' });
    expect(await balances()).toEqual([0, 13_000]);
    await books();
  });

  test('by the tutor at any time: the guardian gets all of it back', async () => {
    const id = await all.bookPaid();
    await goTo(id, -1);
    expect((await cancel(all.ofTutor, id)).statusCode).toBe(200);
    expect(await balances()).toEqual([15_000, 0]);
    await books();
  });

  test('once it has begun nobody cancels', async () => {
    const id = await all.bookPaid();
    await goTo(id, 0);
    expect(result(await cancel(all.ofTutor, id))).toEqual([409, 'wrong_state']);
  });

  test('with an account that is closed', async () => {
    const id = await all.bookPaid();
    await db()
      .update(users)
      .set({ deactivatedAt: clock.now() })
      .where(eq(users.id, all.tutor.userId));
    await advanceLessons(context.services);
    expect(await lessonRow(id)).toMatchObject({ ending: 'account_closed' });
    expect(await balances()).toEqual([15_000, 0]);
    await books();
  });
});

describe('afterwards', () => {
  test('a day after its end it is completed and the tutor credited, once', async () => {
    const id = await all.bookPaid();
    await goTo(id, 60 + 24 * 60 - 1);
    await advanceLessons(context.services);
    expect(await balances()).toEqual([0, 0]);
    clock.forward(60);
    await Promise.all([advanceLessons(context.services), advanceLessons(context.services)]);
    expect(await balances()).toEqual([0, 13_000]);
    const list = (
      await all.tutor.browser.ask({ url: '/api/tutor/live-tutoring?status=completed' })
    ).json();
    expect(list.data).toMatchObject([{ id, phase: 'completed', share: { earning: 130 } }]);
    const lines = (await all.tutor.browser.ask({ url: '/api/money/transactions' })).json();
    expect(lines.data[0]).toMatchObject({
      kind: 'earning',
      amount_poisha: 13_000,
      description: `Earned: online lesson L${id}`,
    });
    await books();
  });

  test('a rating says that it was held: the tutor is credited at once and reads it', async () => {
    const id = await all.bookPaid();
    const rate = (rating: number) =>
      all.ofGuardian(`parent/online-lessons/${id}/rating`, { rating, text: 'Very patient' });
    expect(result(await rate(5))).toEqual([409, 'wrong_state']);
    await goTo(id, 61);
    for (const wrong of [0, 6]) expect((await rate(wrong)).statusCode).toBe(400);
    expect((await rate(5)).statusCode).toBe(200);
    expect(result(await rate(4))).toEqual([409, 'wrong_state']);
    expect(await all.read(all.tutor, id)).toMatchObject({
      phase: 'completed',
      rating: { stars: 5, text: 'Very patient' },
    });
    expect(await balances()).toEqual([0, 13_000]);
    const own = (await all.guardian.browser.ask({ url: '/api/parent/own-online-tutors' })).json();
    expect(own.data).toMatchObject([
      { tutorid: all.tutor.tutorid, lessons: 1, last_id: id, may_book: true },
    ]);
    // The hub's reviews are of tuitions.
    const profile = await context.app.inject({
      url: `/api/hub/tutor-profile/${all.tutor.tutorid}`,
    });
    expect(profile.json().rating).toEqual({ average: null, count: 0 });
    await books();
  });

  test.each([
    [true, [0, 13_000], 'completed'],
    [false, [15_000, 0], 'missed'],
  ])(
    'staff settle what somebody says did not take place: held %s',
    async (took_place, sums, status) => {
      const id = await all.bookPaid();
      await goTo(id, 61);
      const dispute = () => all.ofGuardian(`online-lessons/${id}/not-held`, reason);
      expect((await dispute()).statusCode).toBe(200);
      expect(result(await dispute())).toEqual([409, 'wrong_state']);
      clock.forward(48 * 3600);
      await advanceLessons(context.services);
      expect(await balances()).toEqual([0, 0]);
      const staff = await signInStaff(context);
      const { data } = (await staff.get('online-lessons')).json();
      expect(data.find((row: { id: number }) => row.id === id)).toMatchObject({
        dispute: { by: 'guardian', text: reason.reason },
        fee: 150,
      });
      const settle = () => staff.post(`online-lessons/${id}/settle`, { took_place, ...reason });
      expect((await settle()).statusCode).toBe(200);
      expect(result(await settle())).toEqual([409, 'wrong_state']);
      expect([await balances(), (await lessonRow(id)).status]).toEqual([sums, status]);
      await books();
    },
  );

  test('a day after its end nobody disputes it', async () => {
    const id = await all.bookPaid();
    await goTo(id, 60 + 24 * 60);
    const answer = await all.ofTutor(`online-lessons/${id}/not-held`, reason);
    expect(result(answer)).toEqual([409, 'wrong_state']);
  });
});

test('staff cannot write the invoice of a lesson off: unpaid, it goes by itself', async () => {
  const id = await all.book();
  await all.accept(id);
  const { id: invoiceId } = await all.invoiceOf(id);
  const staff = await signInStaff(context);
  const answer = await staff.post(`money/invoices/${invoiceId}/write-off`, {
    open_poisha: 15_000,
    ...reason,
  });
  expect(result(answer)).toEqual([409, 'wrong_state']);
  expect(await db().$count(invoices, eq(invoices.onlineLessonId, id))).toBe(1);
});

test('a lesson that fails does not keep those after it', async () => {
  const broken = await all.book();
  const id = await all.bookPaid();
  await advanceLessons(context.services);
  // Held and paid, without the invoice that says so.
  await db()
    .update(onlineLessons)
    .set({ status: 'accepted', paidToldAt: clock.now() })
    .where(eq(onlineLessons.id, broken));
  await goTo(id, 60 + 24 * 60);
  await expect(advanceLessons(context.services)).rejects.toThrow(`Lesson ${broken} has no invoice`);
  expect(await lessonRow(id)).toMatchObject({ status: 'completed' });
});
