/** One piece of housekeeping that fails keeps no other, and the log names it. */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, expect, test, vi } from 'vitest';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { EVERY } from '#server/ground/services/wing.ts';
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
afterEach(() => {
  vi.useRealTimers();
});

/** The same services, of which deleting from some tables is something else. */
function deletingFrom(tables: PgTable[], where: () => Promise<unknown>): Services {
  const { db } = context.database;
  const remove = (table: PgTable) => (tables.includes(table) ? { where } : db.delete(table));
  return { ...context.services, db: Object.assign(Object.create(db), { delete: remove }) };
}
const withoutCodes = () => deletingFrom([otpCodes], failing);

/** Housekeeping whose time is moved by hand, and the names of what has failed. */
function startByHand(services: Services) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failed: string[] = [];
  const stop = startHousekeeping(
    services,
    (_error, work) => failed.push(work),
    () => {},
  );
  return { failed, stop };
}

test('a step that fails is named, and those behind it are done', async () => {
  const { db } = context.database;
  await db.insert(rateLimits).values({ key: 'old', hits: [], expiresAt: new Date(0) });
  await expect(cleanUp(withoutCodes())).rejects.toThrow(StepFailed);
  await expect(cleanUp(withoutCodes())).rejects.toThrow('otpCodes');
  expect(await db.$count(rateLimits, eq(rateLimits.key, 'old'))).toBe(0);
});

test('the log names the work', async () => {
  const { failed, stop } = startByHand(withoutCodes());
  vi.advanceTimersByTime(EVERY.tenMinutes);
  await stop();
  expect(failed).toContain('otpCodes');
});

test('of two steps that fail the log names both', async () => {
  const { failed, stop } = startByHand(deletingFrom([otpCodes, hireProofs], failing));
  vi.advanceTimersByTime(EVERY.tenMinutes);
  await stop();
  expect(failed).toEqual(['otpCodes', 'hireProofs']);
});

test('what takes longer than its time is not begun again meanwhile, and stopping waits for it', async () => {
  let begun = 0;
  const isBegun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = () => {
    begun += 1;
    isBegun.resolve();
    return end.promise;
  };
  const { stop } = startByHand(deletingFrom([otpCodes], slow));
  vi.advanceTimersByTime(EVERY.tenMinutes);
  await isBegun.promise;
  vi.advanceTimersByTime(EVERY.tenMinutes);
  const stopped = stop();
  end.resolve();
  await stopped;
  expect(begun).toBe(1);
});

test('what has failed is tried again when its time comes', async () => {
  const { failed, stop } = startByHand(withoutCodes());
  vi.advanceTimersByTime(EVERY.tenMinutes);
  await vi.waitFor(() => expect(failed).toEqual(['otpCodes']), 60_000);
  vi.advanceTimersByTime(EVERY.tenMinutes);
  await stop();
  expect(failed).toEqual(['otpCodes', 'otpCodes']);
});

/** Whatever asks the database or the pictures fails, so that the log names all that was begun. */
function withoutAnything(): Services {
  const fail = () => {
    throw new Error('nothing is there');
  };
  return {
    ...context.services,
    db: new Proxy(context.database.db, { get: () => fail }),
    photos: { ...context.services.photos, listOlder: fail },
    // At night nobody is sent an SMS of unread messages.
    now: () => new Date('2026-11-21T06:00:00Z'),
  };
}

test('all that is to happen by itself is begun', async () => {
  const { failed, stop } = startByHand(withoutAnything());
  vi.advanceTimersByTime(EVERY.sixHours);
  await stop();
  expect([...new Set(failed)].sort()).toEqual([
    'advanceLessons',
    'askForReviews',
    'auditLog',
    'callRequests',
    'checkDuePayments',
    'contactMessages',
    'deleteLoosePictures',
    'deleteLostPhotos',
    'deleteOldCircuits',
    'deleteOldLimits',
    'deleteOldMessages',
    'deliverDue',
    'emailChanges',
    'embedCodes',
    'embedGrants',
    'embedTokens',
    'endDueTuitions',
    'eraseDueAccounts',
    'expireChanges',
    'followCharges',
    'forgetSignedOutDevices',
    'hireProofs',
    'keepHistories',
    'keepLetters',
    'lastPositions',
    'notifications',
    'notifyOfNewJobs',
    'nudgeUnread',
    'otpCodes',
    'reconcileListings',
    'remindOfDemoResults',
    'resetTokens',
    'runDueChanges',
    'searchAlerts',
    'sendAlerts',
    'sendDueRefunds',
    'sendReminders',
    'sessions',
    'showAfterBans',
    'staffAlarms',
    'watchShortlists',
  ]);
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
