/**
 * Locks both sides of a thread for this transaction. Writing, reading and blocking take the lock first,
 * so that ids of messages rise in the order in which they can be read.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { messageSides } from '#server/ground/db/schema/tuition-messages.ts';
import type { MessageSide, Thread } from './find-thread.ts';

type People = Pick<Thread, 'tuitionId'> & { me: { id: number }; other: { id: number } };

export async function lockSides(db: Db, { tuitionId, me, other }: People) {
  const isThread = eq(messageSides.applicationId, tuitionId);
  // In one order, or two who write at the same moment would wait for each other.
  const people = [me.id, other.id].sort((a, b) => a - b);
  await db
    .insert(messageSides)
    .values(people.map((userId) => ({ userId, applicationId: tuitionId })))
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(messageSides)
    .where(isThread)
    .orderBy(asc(messageSides.userId))
    .for('update');
  const sideOf = (userId: number) => rows.find((row) => row.userId === userId);
  const mine = sideOf(me.id);
  const theirs = sideOf(other.id);
  if (mine === undefined || theirs === undefined) throw new Error('A thread lost a side');
  return { mine, theirs };
}

/** Every change counts, so that the open pages of this person hear of it. */
export const changeSide = (
  db: Db,
  { userId, applicationId }: Pick<MessageSide, 'userId' | 'applicationId'>,
  change: Partial<typeof messageSides.$inferInsert> = {},
) =>
  db
    .update(messageSides)
    .set({ ...change, changes: sql`${messageSides.changes} + 1` })
    .where(and(eq(messageSides.userId, userId), eq(messageSides.applicationId, applicationId)));
