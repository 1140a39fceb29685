import { eq } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { endAccess } from '#server/people/account/end-access.ts';

/**
 * Ends the sessions of a person whose device was lost or whose password somebody else knows: also
 * of a colleague.
 */
export function endPersonSessions(
  services: Services,
  userId: number,
  { user, origin }: StaffActor,
): Promise<void> {
  if (userId === user.id) throw new ApiError('not_allowed_on_person', { text: 'not_on_oneself' });
  return services.db.transaction(async (db) => {
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (person === undefined) throw new ApiError('not_found', { text: 'person_not_found' });
    const now = services.now();
    await endAccess(db, userId, now);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_sessions_ended',
      outcome: 'ok',
      userId: user.id,
      target: `user:${userId}`,
    });
  });
}
