/** Reads what staff see of a thread: the reported message and a few before and after it. */
import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import type { MessageRow } from '../present-message.ts';

/** The messages shown on each side of the reported one. */
const AROUND = 10;

interface Reported {
  applicationId: number;
  messageId: number;
}

/** Oldest first. */
export async function messagesAround(
  db: Db,
  { applicationId, messageId }: Reported,
): Promise<MessageRow[]> {
  const isThread = eq(tuitionMessages.applicationId, applicationId);
  const { id } = tuitionMessages;
  const upTo = await db
    .select()
    .from(tuitionMessages)
    .where(and(isThread, lte(id, messageId)))
    .orderBy(desc(id))
    .limit(AROUND + 1);
  const after = await db
    .select()
    .from(tuitionMessages)
    .where(and(isThread, gt(id, messageId)))
    .orderBy(asc(id))
    .limit(AROUND);
  return [...upTo.reverse(), ...after];
}

/** Returns whether a message of the thread is one of the messages around the reported one. */
export async function isAround(
  db: Db,
  { id, applicationId, messageId }: Reported & { id: number },
): Promise<boolean> {
  if (id === messageId) return true;
  const [first, last] = id < messageId ? [id, messageId] : [messageId, id];
  const [row] = await db
    .select({ between: count() })
    .from(tuitionMessages)
    .where(
      and(
        eq(tuitionMessages.applicationId, applicationId),
        gt(tuitionMessages.id, first),
        lte(tuitionMessages.id, last),
      ),
    );
  return (row?.between ?? 0) <= AROUND;
}
