/** Tests what a tutor needs to accept lessons, and must keep while they are to come. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { stopClock } from '../setup/accounts.ts';
import { goToLesson, JOIN_LINK, openLessons } from '../setup/online-lessons.ts';
import { result } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let all: Awaited<ReturnType<typeof openLessons>>;
const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  all = await openLessons(context);
});

describe('the link to meet at', () => {
  const save = (is_on: boolean, join_link: string) =>
    all.tutor.browser.ask({
      method: 'PUT',
      url: '/api/tutor/lesson-settings',
      payload: { is_on, join_link },
    });
  const errorsOf = async (is_on: boolean, join_link: string) => {
    const answer = await save(is_on, join_link);
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };

  test('stays while a lesson is to come; another takes its place', async () => {
    const id = await all.book();
    expect(await errorsOf(false, '')).toEqual([400, ['join_link']]);
    await all.accept(id);
    await all.pay(id);
    expect(await errorsOf(false, '')).toEqual([400, ['join_link']]);
    expect((await save(false, `${JOIN_LINK}-b`)).statusCode).toBe(200);
    await goToLesson(context, clock, id, -5);
    expect((await all.read(all.guardian, id)).join_link).toBe(`${JOIN_LINK}-b`);
    await goToLesson(context, clock, id, 60);
    expect((await save(false, '')).statusCode).toBe(200);
  });

  test('without one nothing is accepted', async () => {
    const id = await all.book();
    await db()
      .update(onlineLessonTutors)
      .set({ isOn: false, joinLink: null })
      .where(eq(onlineLessonTutors.tutorId, all.tutor.tutorId));
    expect(result(await all.accept(id))).toEqual([409, 'no_join_link']);
    await save(true, JOIN_LINK);
    expect((await all.accept(id)).statusCode).toBe(200);
  });
});

test('a banned tutor accepts nothing, and may decline', async () => {
  const id = await all.book();
  await db().update(users).set({ bannedAt: clock.now() }).where(eq(users.id, all.tutor.userId));
  expect(result(await all.accept(id))).toEqual([403, 'banned']);
  const declined = await all.ofTutor(`tutor/live-tutoring/${id}/decline`, {
    reason: 'Something came up',
  });
  expect(declined.statusCode).toBe(200);
});

test('a lesson of a guardian whose account is closed is not accepted', async () => {
  const id = await all.book();
  await db()
    .update(users)
    .set({ deactivatedAt: clock.now() })
    .where(eq(users.id, all.guardian.account.userId));
  expect(result(await all.accept(id))).toEqual([409, 'wrong_state']);
});
