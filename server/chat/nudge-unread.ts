/**
 * Sends an SMS to people who have left messages unread for a while: once per thread until they read it,
 * not at night, and only if their choices (server/notifications) allow it. It says only that there is
 * something to read.
 */
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { NUDGE_AFTER_MS } from '#core/chat/chat-rules.ts';
import { isQuiet } from '#core/messages/quiet-hours.ts';
import { tuitionPath } from '#core/teaching/tuition-path.ts';
import type { Db } from '#server/db/database.ts';
import { applications } from '#server/db/schema/applications.ts';
import { messageSides } from '#server/db/schema/tuition-messages.ts';
import { isOrWasTuition } from '#server/db/tuitions.ts';
import { guardianName, selectTuitions } from '#server/handover/find-tuition.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services/services.ts';

const BATCH = 50;

const claimDue = (db: Db, now: Date) =>
  db
    .select({ userId: messageSides.userId, applicationId: messageSides.applicationId })
    .from(messageSides)
    .where(
      and(
        lte(messageSides.unreadSince, new Date(now.getTime() - NUDGE_AFTER_MS)),
        isNull(messageSides.nudgedAt),
      ),
    )
    .orderBy(asc(messageSides.unreadSince))
    .limit(BATCH)
    .for('update', { skipLocked: true });

/** Gives how many threads it looked at. Where an appointment was undone nothing can be read any more. */
async function nudgeSome(services: Services): Promise<number> {
  const now = services.now();
  return services.db.transaction(async (db) => {
    const due = await claimDue(db, now);
    if (due.length === 0) return 0;
    const ids = due.map(({ applicationId }) => applicationId);
    const tuitions = await selectTuitions(db).where(
      and(inArray(applications.id, ids), isOrWasTuition),
    );
    for (const { userId, applicationId } of due) {
      await db
        .update(messageSides)
        .set({ nudgedAt: now })
        .where(and(eq(messageSides.userId, userId), eq(messageSides.applicationId, applicationId)));
      const tuition = tuitions.find(({ application }) => application.id === applicationId);
      if (tuition === undefined) continue;
      const isTutor = tuition.tutorUser.id === userId;
      const name = isTutor ? guardianName(tuition) : tuition.tutorUser.name;
      const path = tuitionPath(isTutor ? 'tutor' : 'guardian', 'messages', applicationId);
      await notify(services, db, [{ userId, kind: 'messages_waiting', values: { name }, path }]);
    }
    return due.length;
  });
}

export async function nudgeUnread(services: Services): Promise<void> {
  // What is read until the morning needs no SMS.
  if (isQuiet(services.now())) return;
  while ((await nudgeSome(services)) === BATCH);
}
