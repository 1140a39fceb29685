/**
 * Tests that a tutor asked for an online lesson knows of which class and medium it is, and for
 * which exam.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { stopClock } from '../setup/accounts.ts';
import { textsTo } from '../setup/hiring.ts';
import { bookingOf, openLessons } from '../setup/online-lessons.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let all: Awaited<ReturnType<typeof openLessons>>;
const db = () => context.database.db;

beforeEach(async () => {
  stopClock(context.services);
  all = await openLessons(context);
});

const CLASS = { category_name: 'Bangla Medium', class_name: 'Class 8' };

test('both read class, medium and exam; so do the notification and its SMS', async () => {
  const id = await all.book(48, { category_id: 1, class_id: 112, exam: 'SSC 2027' });
  for (const person of [all.tutor, all.guardian])
    expect(await all.read(person, id)).toMatchObject({ ...CLASS, exam: 'SSC 2027' });
  const list = await all.tutor.browser.ask({ url: '/api/notifications' });
  expect(list.json().data[0].values).toMatchObject({
    lesson_name: expect.stringMatching(/^Class 8, /),
  });
  const { phone } = all.tutor;
  expect((await textsTo(db(), phone)).join()).toContain('Class 8, ');
});

test('a saved student brings the own class and medium along', async () => {
  const student = await all.ofGuardian('parent/students', {
    name: 'Rafi',
    curriculum_id: 1,
    category_id: 1,
    class_id: 112,
    institute: 'Mirpur School',
    gender: 1,
  });
  const id = await all.book(48, {
    student_id: student.json().data.id,
    student_name: undefined,
    category_id: undefined,
    class_id: undefined,
  });
  expect(await all.read(all.tutor, id)).toMatchObject({ ...CLASS, exam: null });
});

test.each([
  ['without a class', { class_id: undefined }, 'class_id'],
  ['without a medium', { category_id: undefined }, 'category_id'],
  ['with a class of another medium', { category_id: 2 }, 'class_id'],
  ['with a number for an exam', { exam: 'SSC, call 01712345678' }, 'exam'],
])('a lesson %s is not booked', async (_, change, field) => {
  const answer = await all.ofGuardian(
    'parent/online-lessons',
    bookingOf(all.tutor, await all.slotIn(48), change),
  );
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [field]]);
});

test('one of before is read without them, and so is its notification', async () => {
  const id = await all.book();
  await db()
    .update(onlineLessons)
    .set({ categoryId: null, classId: null })
    .where(eq(onlineLessons.id, id));
  expect(await all.read(all.tutor, id)).toMatchObject({ category_name: null, class_name: null });
  const [told] = await db()
    .select({ id: notifications.id, values: notifications.values })
    .from(notifications)
    .where(eq(notifications.userId, all.tutor.userId));
  const { class_id: _gone, ...values } = told?.values ?? {};
  await db()
    .update(notifications)
    .set({ values })
    .where(eq(notifications.id, told?.id ?? 0));
  const [shown] = (await all.tutor.browser.ask({ url: '/api/notifications' })).json().data;
  expect(shown.values.lesson_name).toBe(shown.values.subject_name);
});
