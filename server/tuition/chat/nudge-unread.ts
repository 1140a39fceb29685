/**
 * Sends an SMS to people who have left messages unread for a while: once per thread until they read it,
 * not at night, and only if their choices (server/notify/notifications) allow it. It says only that there is
 * something to read.
 */

import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { isQuiet } from '#core/notify/messages/quiet-hours.ts';
import { NUDGE_AFTER_MINUTES } from '#core/tuition/chat/chat-rules.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { messageSides } from '#server/ground/db/schema/tuition-messages.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { guardianName, selectTuitions } from '#server/tuition/handover/find-tuition.ts';

const BATCH = 200;

const isDue = (now: Date) =>
  and(
    lte(messageSides.unreadSince, dayjs.utc(now).subtract(NUDGE_AFTER_MINUTES, 'minute').toDate()),
    isNull(messageSides.nudgedAt),
  );

const readDue = (db: Db, now: Date) =>
  db
    .select({ userId: messageSides.userId, applicationId: messageSides.applicationId })
    .from(messageSides)
    .where(isDue(now))
    .orderBy(asc(messageSides.unreadSince))
    .limit(BATCH);

type Due = Awaited<ReturnType<typeof readDue>>[number];

/** Nudges one person, unless the appointment was undone: nothing can be read any more then. */
async function nudgeOne(services: Services, { userId, applicationId }: Due): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    const isThisOne = and(
      eq(messageSides.userId, userId),
      eq(messageSides.applicationId, applicationId),
    );
    // Another node may have done it.
    const nudged = await db
      .update(messageSides)
      .set({ nudgedAt: now })
      .where(and(isThisOne, isDue(now)))
      .returning({ userId: messageSides.userId });
    if (nudged.length === 0) return;
    const [tuition] = await selectTuitions(db).where(
      and(eq(applications.id, applicationId), isOrWasTuition),
    );
    if (tuition === undefined) return;
    const isTutor = tuition.tutorUser.id === userId;
    const name = isTutor ? guardianName(tuition) : tuition.tutorUser.name;
    const path = tuitionPath(isTutor ? 'tutor' : 'guardian', 'messages', applicationId);
    await notify(services, db, [{ userId, kind: 'messages_waiting', values: { name }, path }]);
  });
}

export async function nudgeUnread(services: Services): Promise<void> {
  // What is read until the morning needs no SMS.
  if (isQuiet(services.now())) return;
  let due: Due[];
  do {
    due = await readDue(services.db, services.now());
    // One that fails is among the due again: then those behind them wait for the next time.
    await eachOnItsOwn(due, (one) => nudgeOne(services, one));
  } while (due.length === BATCH);
}
