/** A guardian cannot hold the hours of tutors for nothing. */
import { beforeEach, expect, test } from 'vitest';
import { stopClock } from '../setup/accounts.ts';
import { bookingOf, createOnlineTutor, openLessons } from '../setup/online-lessons.ts';
import { result } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let all: Awaited<ReturnType<typeof openLessons>>;

beforeEach(async () => {
  stopClock(context.services);
  all = await openLessons(context);
});

const send = (booking: object) => all.ofGuardian('parent/online-lessons', booking);

test('five are asked for or unpaid at most, also when two are sent at once', async () => {
  const ids = [];
  for (let n = 0; n < 4; n += 1) ids.push(await all.book());
  const [next, after] = [await all.slotIn(54), await all.slotIn(55)];
  const answers = await Promise.all([next, after].map((at) => send(bookingOf(all.tutor, at))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('lessons_waiting');
  const one = async () => send(bookingOf(all.tutor, await all.slotIn(56)));
  const [first = 0] = ids;
  await all.accept(first);
  expect(result(await one())).toEqual([409, 'lessons_waiting']);
  await all.pay(first);
  expect((await one()).statusCode).toBe(200);
});

test('one at an hour, of whichever tutor', async () => {
  const startsAt = await all.slotIn(48);
  const id = await all.book();
  const other = await createOnlineTutor(context);
  expect(result(await send(bookingOf(other, startsAt)))).toEqual([409, 'hour_booked']);
  const reason = 'Something came up';
  await all.ofGuardian(`online-lessons/${id}/cancel`, { reason, is_late: false });
  expect((await send(bookingOf(other, startsAt))).statusCode).toBe(200);
});
