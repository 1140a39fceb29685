import { and, eq, gt } from 'drizzle-orm';
import { undoableSince } from '#core/account/number-change.ts';
import type { Db } from '#server/db/database.ts';
import { numberChanges } from '#server/db/schema/number-changes.ts';

/**
 * The number an account had until a moment ago: as long as the link may give it back, nobody else gets
 * it. Source: docs/requirements/accounts.md, "Change of number".
 */
export async function isNumberKept(db: Db, phone: string, now: Date): Promise<boolean> {
  const isKept = and(
    eq(numberChanges.oldPhone, phone),
    eq(numberChanges.state, 'done'),
    gt(numberChanges.changedAt, undoableSince(now)),
  );
  return (await db.$count(numberChanges, isKept)) > 0;
}
