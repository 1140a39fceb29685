import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import { staffAlarms } from '#server/db/schema/staff-alarms.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';

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
