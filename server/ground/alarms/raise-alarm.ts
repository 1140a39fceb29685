import { lt, sql } from 'drizzle-orm';
import { inMs } from '#core/ground/dates/duration.ts';
import type { AlarmKind } from '#core/staff/alarms.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import type { Services } from '#server/ground/services/services.ts';

/** Milliseconds between two counts: an alarm that goes on and on is counted once a minute. */
const AGAIN_AFTER_MS = inMs({ minutes: 1 });

/** A row in the console and an error in the log; while nobody has seen the row, it counts up. */
export async function raiseAlarm(
  { db, now, alarm }: Pick<Services, 'db' | 'now' | 'alarm'>,
  kind: AlarmKind,
  subject: string,
): Promise<void> {
  const at = now();
  const raised = await db
    .insert(staffAlarms)
    .values({ kind, subject, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [staffAlarms.kind, staffAlarms.subject],
      targetWhere: sql`${staffAlarms.seenAt} is null`,
      set: { times: sql`${staffAlarms.times} + 1`, lastAt: at },
      setWhere: lt(staffAlarms.lastAt, new Date(at.getTime() - AGAIN_AFTER_MS)),
    })
    .returning({ id: staffAlarms.id });
  if (raised.length > 0) alarm({ alarm: kind, subject }, 'an alarm for staff');
}
