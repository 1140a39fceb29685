/** Marks how far somebody has read: never back, and never beyond what there is. */
import { and, count, eq, gt, lte, max, min, ne } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findThread, type Thread } from './find-thread.ts';
import { changeSide, lockSides } from './lock-sides.ts';
import { markLineRead } from './notify-message.ts';

async function readUpTo(db: Db, { tuitionId }: Thread, lastId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(tuitionMessages.id) })
    .from(tuitionMessages)
    .where(and(eq(tuitionMessages.applicationId, tuitionId), lte(tuitionMessages.id, lastId)));
  return row?.id ?? 0;
}

async function readLeft(db: Db, { tuitionId, me }: Thread, afterId: number) {
  const [row] = await db
    .select({ unread: count(), since: min(tuitionMessages.at) })
    .from(tuitionMessages)
    .where(
      and(
        eq(tuitionMessages.applicationId, tuitionId),
        gt(tuitionMessages.id, afterId),
        ne(tuitionMessages.senderId, me.id),
      ),
    );
  return { unread: row?.unread ?? 0, unreadSince: row?.since ?? null };
}

export async function markThreadRead(
  services: Services,
  person: Person,
  tuitionId: number,
  lastId: number,
): Promise<void> {
  const thread = await findThread(services.db, person, tuitionId);
  const upTo = await readUpTo(services.db, thread, lastId);
  if (upTo === 0) return;
  await services.db.transaction(async (db) => {
    const { mine, theirs } = await lockSides(db, thread);
    if (upTo <= mine.lastReadId) return;
    const left = await readLeft(db, thread, upTo);
    await changeSide(db, mine, { lastReadId: upTo, ...left, nudgedAt: null });
    await changeSide(db, theirs);
    if (left.unread === 0) await markLineRead(db, thread, services.now());
  });
}
