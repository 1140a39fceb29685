import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { undoableSince } from './undoable-since.ts';

/** Changes in effect that the link in the messages can still undo. */
export const isUndoable = (now: Date) =>
  and(eq(numberChanges.state, 'done'), gt(numberChanges.changedAt, undoableSince(now)));

/**
 * The number an account had until a moment ago: as long as the link may give it back, nobody else gets
 * it. Source: docs/requirements/people/accounts.md, "Change of number".
 */
export async function isPhoneReserved(db: Db, phone: string, now: Date): Promise<boolean> {
  const isReserved = and(eq(numberChanges.oldPhone, phone), isUndoable(now));
  return (await db.$count(numberChanges, isReserved)) > 0;
}
