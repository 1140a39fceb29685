/**
 * Sets how a request for a coach stands after staff have called: the row, the notification, the
 * audit entry.
 */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { answerCoachBody } from '#core/staff/api/staff.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { coachPath } from '#server/tuition/parent-area/create-coach-request.ts';

type Answer = z.output<typeof answerCoachBody>;
type Status = (typeof coachRequests.$inferSelect)['status'];

const next: Record<Status, readonly Status[]> = {
  pending: ['contacted', 'closed'],
  contacted: ['closed'],
  // Ends with a last day: place-coach.ts.
  serving: [],
  closed: [],
  cancelled: [],
};

export function answerCoach(
  services: Services,
  id: number,
  { from, to, reason }: Answer,
  { user, origin }: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const isThis = eq(coachRequests.id, id);
    const [row] = await db.select().from(coachRequests).where(isThis).for('update');
    if (row === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
    if (row.status !== from) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    if (!next[row.status].includes(to)) throw new ApiError('wrong_state');
    await db
      .update(coachRequests)
      .set({
        status: to,
        statusReason: reason,
        version: row.version + 1,
        updatedAt: services.now(),
      })
      .where(isThis);
    const guardian = await guardianOf(db, row.parentId);
    await notify(services, db, [
      {
        userId: guardian.id,
        kind: 'coach_request_changed',
        values: { request_no: coachRequestNo(id), status: to, reason },
        path: coachPath,
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_coach_answered',
      outcome: 'ok',
      userId: user.id,
      target: `coach-request:${id}`,
    });
  });
}
