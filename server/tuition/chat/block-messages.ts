/** A person takes no messages from the other of a tuition, or takes them again. */
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findThread } from './find-thread.ts';
import { changeSide, lockSides } from './lock-sides.ts';

export async function setBlocked(
  services: Services,
  person: Person,
  { tuitionId, isBlocked }: { tuitionId: number; isBlocked: boolean },
  origin: Origin,
): Promise<void> {
  const thread = await findThread(services.db, person, tuitionId);
  await services.db.transaction(async (db) => {
    const { mine, theirs } = await lockSides(db, thread);
    if ((mine.blockedAt !== null) === isBlocked) return;
    await changeSide(db, mine, { blockedAt: isBlocked ? services.now() : null });
    await changeSide(db, theirs);
    await writeAudit({ ...services, db }, origin, {
      action: isBlocked ? 'messages_blocked' : 'messages_unblocked',
      outcome: 'ok',
      userId: thread.me.id,
      target: `application:${tuitionId}`,
    });
  });
}
