import { lt } from 'drizzle-orm';
import { daysBefore } from '#core/ground/dates/days-before.ts';
import type { Db } from '#server/ground/db/database.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';

/** The database itself refuses to delete younger entries (0001_by-hand.sql). */
const AUDIT_YEARS = 2;

/** Deletes entries of the audit log that are over two years old. */
export async function deleteOldEntries(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - AUDIT_YEARS);
  // A day more, so that the clocks of server and database need not agree.
  await db.delete(auditLog).where(lt(auditLog.at, daysBefore(before, 1)));
}
