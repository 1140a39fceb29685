/** The other hears of a message at once, and of the next ones when they have read it: one line a thread. */
import { and, eq, isNull } from 'drizzle-orm';
import { otherSide } from '#core/people/account/own-sides.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import type { Thread } from './find-thread.ts';

const KIND = 'message_received';

const isLineOf = (userId: number, path: string) =>
  and(eq(notifications.userId, userId), eq(notifications.kind, KIND), eq(notifications.path, path));

export async function notifyMessage(services: Services, db: Db, thread: Thread): Promise<void> {
  const path = tuitionPath(otherSide(thread.side), 'messages', thread.tuitionId);
  const isLine = isLineOf(thread.other.id, path);
  if ((await db.$count(notifications, and(isLine, isNull(notifications.readAt)))) > 0) return;
  // The line of before says nothing that the new one does not.
  await db.delete(notifications).where(isLine);
  await notify(services, db, [
    { userId: thread.other.id, kind: KIND, values: { name: thread.myName }, path },
  ]);
}

export const markLineRead = (
  db: Db,
  { me, side, tuitionId }: Pick<Thread, 'me' | 'side' | 'tuitionId'>,
  readAt: Date,
) =>
  db
    .update(notifications)
    .set({ readAt })
    .where(
      and(isLineOf(me.id, tuitionPath(side, 'messages', tuitionId)), isNull(notifications.readAt)),
    );
