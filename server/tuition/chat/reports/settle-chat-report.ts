/** Staff remove a reported message, or leave it; who reported it is notified, and who wrote it. */
import { and, eq, isNull } from 'drizzle-orm';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { messageReports, tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import { selectTuitions } from '#server/tuition/handover/find-tuition.ts';
import { changeSide, lockSides } from '../lock-sides.ts';
import type { MessageRow } from '../present-message.ts';
import { messageNotFound } from '../report-message.ts';

export interface Settlement {
  reportId: number;
  /** The reason why the message is removed; null leaves it. */
  removedBecause: string | null;
}

async function lockReported(db: Db, reportId: number): Promise<MessageRow> {
  const [report] = await db.select().from(messageReports).where(eq(messageReports.id, reportId));
  if (report === undefined) throw messageNotFound();
  const [message] = await db
    .select()
    .from(tuitionMessages)
    .where(eq(tuitionMessages.id, report.messageId))
    .for('update');
  if (message === undefined) throw messageNotFound();
  return message;
}

/** All open reports of the message are settled with it. Gives who reported it. */
async function settleReports(db: Db, messageId: number, settledByUserId: number, at: Date) {
  const settled = await db
    .update(messageReports)
    .set({ settledAt: at, settledByUserId })
    .where(and(eq(messageReports.messageId, messageId), isNull(messageReports.settledAt)))
    .returning({ userId: messageReports.userId });
  if (settled.length === 0) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  return settled.map(({ userId }) => userId);
}

async function readPeople(db: Db, applicationId: number) {
  const [tuition] = await selectTuitions(db).where(eq(applications.id, applicationId));
  if (tuition === undefined) throw messageNotFound();
  const { tutorUser, guardian } = tuition;
  return {
    people: { tuitionId: applicationId, me: tutorUser, other: guardian },
    pathOf: (userId: number) =>
      tuitionPath(userId === tutorUser.id ? 'tutor' : 'guardian', 'messages', applicationId),
  };
}

export async function settleChatReport(
  services: Services,
  { reportId, removedBecause }: Settlement,
  { user, origin }: StaffActor,
): Promise<void> {
  const at = services.now();
  await services.db.transaction(async (db) => {
    const message = await lockReported(db, reportId);
    const reporters = await settleReports(db, message.id, user.id, at);
    const { people, pathOf } = await readPeople(db, message.applicationId);
    const isRemoved = removedBecause !== null;
    const notices = reporters.map(
      (userId): Notice => ({
        userId,
        kind: isRemoved ? 'message_report_removed' : 'message_report_kept',
        values: {},
        path: pathOf(userId),
      }),
    );
    if (isRemoved) {
      await db
        .update(tuitionMessages)
        .set({ hiddenAt: at, hiddenByUserId: user.id })
        .where(eq(tuitionMessages.id, message.id));
      const { mine, theirs } = await lockSides(db, people);
      await changeSide(db, mine);
      await changeSide(db, theirs);
      const { senderId } = message;
      notices.push({
        userId: senderId,
        kind: 'message_removed',
        values: { reason: removedBecause },
        path: pathOf(senderId),
      });
    }
    await notify(services, db, notices);
    await writeAudit({ ...services, db }, origin, {
      action: isRemoved ? 'staff_chat_message_removed' : 'staff_chat_report_dismissed',
      outcome: 'ok',
      userId: user.id,
      target: `chat-message:${message.id}`,
    });
  });
}
