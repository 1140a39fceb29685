/** How long is kept what nothing else ends. Written down for people in docs/privacy.md. */

import { lt } from 'drizzle-orm';
import { daysBefore } from '#core/ground/dates/days-before.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import type { Services } from '#server/ground/services/services.ts';

/** The database itself refuses to delete younger entries (0001_by-hand.sql). */
export const AUDIT_YEARS = 2;
const NOTIFICATIONS_DAYS = 365;
const ALARMS_DAYS = 365;
/** docs/requirements/dashboards/tutor-area.md, "Position". */
const POSITION_DAYS = 30;

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  // A day more, so that the clocks of server and database need not agree.
  return daysBefore(before, 1);
}

export async function deleteByRetention({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db.delete(auditLog).where(lt(auditLog.at, yearsBefore(at, AUDIT_YEARS)));
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, daysBefore(at, NOTIFICATIONS_DAYS)));
  await db.delete(staffAlarms).where(lt(staffAlarms.lastAt, daysBefore(at, ALARMS_DAYS)));
  await db
    .update(tutorPositions)
    .set({ lastLatitude: null, lastLongitude: null, lastAt: null })
    .where(lt(tutorPositions.lastAt, daysBefore(at, POSITION_DAYS)));
}
