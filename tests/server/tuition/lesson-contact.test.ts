/** Tutor and guardian of an online lesson do not know each other: no number passes between them. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { stopClock } from '../setup/accounts.ts';
import { bookingOf, goToLesson, openLessons } from '../setup/online-lessons.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const WORDS = [
  'Call me at 01712-345678',
  'কল করুন ০১৭১২৩৪৫৬৭৮',
  'mitu@example.org',
  'wa.me/8801712',
];
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let all: Awaited<ReturnType<typeof openLessons>>;

beforeEach(async () => {
  clock = stopClock(context.services);
  all = await openLessons(context);
});

interface Answer {
  statusCode: number;
  json(): { errors?: Record<string, string[]> };
}
const refused = (answer: Answer) => [answer.statusCode, Object.keys(answer.json().errors ?? {})];

test.each(WORDS)('"%s" is refused as the name of a student', async (student_name) => {
  const booking = bookingOf(all.tutor, await all.slotIn(48), { student_name });
  const answer = await all.ofGuardian('parent/online-lessons', booking);
  expect(refused(answer)).toEqual([400, ['student_name']]);
});

test.each(WORDS)('"%s" is refused as a reason and in a rating', async (reason) => {
  const asked = await all.book();
  const declined = await all.ofTutor(`tutor/live-tutoring/${asked}/decline`, { reason });
  expect(refused(declined)).toEqual([400, ['reason']]);
  const id = await all.bookPaid();
  for (const send of [all.ofTutor, all.ofGuardian]) {
    const cancelled = await send(`online-lessons/${id}/cancel`, { reason, is_late: false });
    expect(refused(cancelled)).toEqual([400, ['reason']]);
  }
  await goToLesson(context, clock, id, 61);
  const rated = await all.ofGuardian(`parent/online-lessons/${id}/rating`, {
    rating: 5,
    text: reason,
  });
  expect(refused(rated)).toEqual([400, ['text']]);
});

test.each([
  ['01712345678', '•••'],
  ['01712345678\tMitu', '•••'],
  ['Mitu Akter', 'Mitu'],
])('the tutor reads of the saved name %j only %s', async (studentName, read) => {
  const id = await all.book();
  await context.database.db
    .update(onlineLessons)
    .set({ studentName })
    .where(eq(onlineLessons.id, id));
  expect((await all.read(all.tutor, id)).student_name).toBe(read);
  expect((await all.read(all.guardian, id)).student_name).toBe(studentName);
});

test('what is said of a lesson that was not held is for staff; the other reads no number', async () => {
  const reason = 'He wanted me to pay him at 01712345678';
  const id = await all.bookPaid();
  await goToLesson(context, clock, id, 61);
  const said = await all.ofGuardian(`online-lessons/${id}/not-held`, { reason });
  expect(said.statusCode).toBe(200);
  expect((await all.read(all.guardian, id)).dispute.text).toBe(reason);
  expect((await all.read(all.tutor, id)).dispute.text).toBe('He wanted me to pay him at •••');
  const staff = await signInStaff(context);
  const { data } = (await staff.get('online-lessons')).json();
  const row = data.find((lesson: { id: number }) => lesson.id === id);
  expect(row.dispute.text).toBe(reason);
});
