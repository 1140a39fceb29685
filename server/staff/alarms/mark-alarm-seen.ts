import { and, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';

export function markAlarmSeen(
  services: Services,
  id: number,
  { user, origin }: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const isThis = eq(staffAlarms.id, id);
    const [seen] = await db
      .update(staffAlarms)
      .set({ seenAt: services.now(), seenBy: user.id })
      .where(and(isThis, isNull(staffAlarms.seenAt)))
      .returning({ id: staffAlarms.id });
    if (seen === undefined) {
      const [row] = await db.select({ id: staffAlarms.id }).from(staffAlarms).where(isThis);
      if (row === undefined) throw new ApiError('not_found');
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    }
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_alarm_seen',
      outcome: 'ok',
      userId: user.id,
      target: `alarm:${id}`,
    });
  });
}
