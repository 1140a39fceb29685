/**
 * Staff accept a new tutor, who comes into the hub with it, or decline one, who is notified of
 * the reason. A tutor who was declined can still be accepted, should staff think again.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { lockTutors, refreshListings } from '#server/people/listing/refresh-listings.ts';

interface Decision {
  /** The id of the account. */
  userId: number;
  version: number;
  note: string;
  /** Null accepts. */
  reason: string | null;
}

export function decideNewTutor(
  services: Services,
  { userId, version, note, reason }: Decision,
  { user, origin }: StaffActor,
): Promise<number> {
  const now = services.now();
  const state = reason === null ? 'accepted' : 'declined';
  return services.db.transaction(async (db) => {
    const [found] = await db
      .select({ acceptance: tutorAcceptances })
      .from(tutorAcceptances)
      .innerJoin(tutors, eq(tutors.id, tutorAcceptances.tutorId))
      .where(eq(tutors.userId, userId));
    const before = found?.acceptance;
    if (before === undefined || before.askedAt === null)
      throw new ApiError('not_found', { text: 'entry_not_found' });
    const { tutorId } = before;
    // First, as everywhere: who saves the profile just now is waited for.
    await lockTutors(db, [tutorId]);
    const from = state === 'accepted' ? ['waiting', 'declined'] : ['waiting'];
    const [decided] = from.includes(before.state)
      ? await db
          .update(tutorAcceptances)
          .set({
            state,
            note,
            reason,
            decidedAt: now,
            decidedBy: user.id,
            version: sql`${tutorAcceptances.version} + 1`,
          })
          .where(and(eq(tutorAcceptances.tutorId, tutorId), eq(tutorAcceptances.version, version)))
          .returning()
      : [];
    if (decided === undefined)
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    await refreshListings(db, [tutorId], now);
    await notify(services, db, [
      reason === null
        ? { userId, kind: 'tutor_accepted', values: {}, path: '/tutor/dashboard' }
        : { userId, kind: 'tutor_declined', values: { reason }, path: '/tutor/dashboard' },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: `staff_tutor_${state}`,
      outcome: 'ok',
      userId: user.id,
      target: `user:${userId}`,
    });
    return decided.version;
  });
}
