import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { reportMessageBody } from '#core/tuition/api/chat.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { messageReports, tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findThread } from './find-thread.ts';

const REPORTS = [{ seconds: inSeconds({ hours: 1 }), max: 20 }];

export const messageNotFound = () => new ApiError('not_found', { text: 'message_not_found' });

/** Messages of other people's threads are answered as if they did not exist. */
export async function findOwnMessage(db: Db, person: Person, id: number) {
  const [row] = await db.select().from(tuitionMessages).where(eq(tuitionMessages.id, id));
  if (row === undefined) throw messageNotFound();
  const thread = await findThread(db, person, row.applicationId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'not_found' ? messageNotFound() : error;
  });
  return { row, thread };
}

/** Each person reports a message once; a second report changes nothing. Nobody reports their own. */
export async function reportMessage(
  services: Services,
  person: Person,
  { id, reason, text }: { id: number } & z.output<typeof reportMessageBody>,
  origin: Origin,
): Promise<void> {
  const at = services.now();
  const userId = person.user.id;
  const { row } = await findOwnMessage(services.db, person, id);
  if (row.senderId === userId || row.hiddenAt !== null) throw messageNotFound();
  await takeLimits(services.db, [{ key: `message-report:${userId}`, windows: REPORTS }], at);
  await services.db.transaction(async (db) => {
    // Removed in this very moment: then there is nothing left to report.
    const [message] = await db
      .select({ id: tuitionMessages.id })
      .from(tuitionMessages)
      .where(and(eq(tuitionMessages.id, id), isNull(tuitionMessages.hiddenAt)))
      .for('share');
    if (message === undefined) throw messageNotFound();
    await db
      .insert(messageReports)
      .values({ messageId: id, userId, reason, text: text ?? null, at })
      .onConflictDoNothing();
    await writeAudit({ ...services, db }, origin, {
      action: 'message_reported',
      outcome: 'ok',
      userId,
      target: `chat-message:${id}`,
    });
  });
}
