/** Reads if an unpaid invoice keeps a tutor from applying, and from when on. */
import { and, asc, eq, lt } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { applyingStopsOn } from '#core/money/words/applying-stop.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';

export interface ApplyingStop {
  invoiceId: number;
  /** YYYY-MM-DD */
  on: string;
  isNow: boolean;
}

/**
 * Returns when applying stops, by the invoice that has been due for the longest; null if none is
 * overdue.
 */
export async function readApplyingStop(
  db: Db,
  userId: number,
  now: Date,
): Promise<ApplyingStop | null> {
  const today = dhakaDate(now);
  const [oldest] = await db
    .select({ id: invoices.id, dueOn: invoices.dueOn })
    .from(invoices)
    .where(
      and(eq(invoices.userId, userId), eq(invoices.status, 'unpaid'), lt(invoices.dueOn, today)),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(1);
  if (oldest === undefined) return null;
  const on = applyingStopsOn(oldest.dueOn);
  return { invoiceId: oldest.id, on, isNow: on <= today };
}
