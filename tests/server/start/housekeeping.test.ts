/** One piece of housekeeping that fails keeps no other, and the log names it. */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { sendReminders } from '#server/money/invoices/send-reminders.ts';
import { cleanUp, StepFailed } from '#server/start/clean-up.ts';
import { startHousekeeping } from '#server/start/housekeeping.ts';
import { findMaybeDue } from '#server/tuition/online-lessons/find-maybe-due.ts';
import { stopClock } from '../setup/accounts.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';

const context = startTestApp();
const failing = () => Promise.reject(new Error('no codes'));

/** The same services, of which deleting codes fails. */
function withoutCodes() {
  const { db } = context.database;
  const remove = (table: PgTable) => (table === otpCodes ? { where: failing } : db.delete(table));
  return { ...context.services, db: Object.assign(Object.create(db), { delete: remove }) };
}

test('a step that fails is named, and those behind it are done', async () => {
  const { db } = context.database;
  await db.insert(rateLimits).values({ key: 'old', hits: [], expiresAt: new Date(0) });
  await expect(cleanUp(withoutCodes())).rejects.toThrow(StepFailed);
  await expect(cleanUp(withoutCodes())).rejects.toThrow('otpCodes');
  expect(await db.$count(rateLimits, eq(rateLimits.key, 'old'))).toBe(0);
});

test('the log names the work', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failed: string[] = [];
  const stop = startHousekeeping(
    withoutCodes(),
    (_error, work) => failed.push(work),
    () => {},
  );
  vi.advanceTimersByTime(10 * 60_000);
  await stop();
  vi.useRealTimers();
  expect(failed).toContain('otpCodes');
});

test('an invoice whose reminder fails keeps no other waiting', async () => {
  const { db } = context.database;
  const clock = stopClock(context.services);
  const people = [];
  for (let count = 0; count < 3; count += 1) {
    const { userId } = await openTutor(context.app, db);
    const given = { userId, kind: 'extra_bill', poisha: 50_000, issuedAt: clock.now() } as const;
    await db.transaction((transaction) => issueInvoice(transaction, given));
    people.push(userId);
  }
  clock.forward(4 * 86_400);
  let transactions = 0;
  const flaky = Object.assign(Object.create(db), {
    transaction: (work: Parameters<typeof db.transaction>[0]) => {
      transactions += 1;
      return transactions === 1 ? failing() : db.transaction(work);
    },
  });
  await expect(sendReminders({ ...context.services, db: flaky })).rejects.toThrow('no codes');
  const [first = 0, ...others] = people;
  const told = (userId: number) => db.$count(notifications, eq(notifications.userId, userId));
  expect(await told(first)).toBe(0);
  for (const userId of others) expect(await told(userId)).toBeGreaterThan(0);
});

test('lessons with which nothing is due are not read again and again', async () => {
  const { db } = context.database;
  const { book, accept, pay } = await openLessons(context);
  const id = await book(72);
  expect(await findMaybeDue(db, context.services.now())).toEqual([]);
  await accept(id);
  expect(await findMaybeDue(db, context.services.now())).toEqual([]);
  await pay(id);
  const due = await findMaybeDue(db, context.services.now());
  expect(due.map(({ lesson }) => lesson.id)).toEqual([id]);
});
