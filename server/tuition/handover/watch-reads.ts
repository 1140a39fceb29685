import { and, countDistinct, eq, gt } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import type { Services } from '#server/ground/services/services.ts';

/** More tuitions than anybody has a reason to look up in one hour. */
export const HANDOVERS_AN_HOUR = 12;

/** Reading many homes in a short time raises an alarm for staff. It refuses nothing. */
export async function watchReads(services: Services, userId: number): Promise<void> {
  const { db, now } = services;
  const [row] = await db
    .select({ tuitions: countDistinct(auditLog.target) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.userId, userId),
        eq(auditLog.action, 'handover_read'),
        gt(auditLog.at, dayjs.utc(now()).subtract(1, 'hour').toDate()),
      ),
    );
  if ((row?.tuitions ?? 0) > HANDOVERS_AN_HOUR)
    await raiseAlarm(services, 'many_handovers_read', `user:${userId}`);
}
