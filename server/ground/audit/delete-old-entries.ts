import { lt } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Db } from '#server/ground/db/database.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';

/** The database itself refuses to delete younger entries (0001_by-hand.sql). */
const AUDIT_YEARS = 2;

/** Returns the moment before which entries are deleted: a day more, so that the clocks of server and database need not agree. */
export const deletedBefore = (now: Date): Date =>
  dayjs.utc(now).subtract(AUDIT_YEARS, 'year').subtract(1, 'day').toDate();

/** Deletes entries of the audit log that are over two years old. */
export async function deleteOldEntries(db: Db, now: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, deletedBefore(now)));
}
