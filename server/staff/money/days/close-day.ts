import type { StaffDay } from '#core/staff/api/staff-books.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ledgerDays } from '#server/ground/db/schema/ledger-days.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isOver, presentDay, readDay } from './list-days.ts';

interface Closing {
  day: string;
  /** The number of transactions that were seen. */
  transactions: number;
}

/** Keeps what a day came to. Nothing opens it again: what is booked later belongs to its own day. */
export async function closeDay(
  services: Services,
  { day, transactions }: Closing,
  { user, origin }: StaffActor,
): Promise<StaffDay> {
  const now = services.now();
  if (!isOver(day, now)) throw new ApiError('day_not_over');
  return services.db.transaction(async (db) => {
    const sums = await readDay(db, day);
    if (sums.transactions !== transactions) throw new ApiError('changed_meanwhile');
    const [closed] = await db
      .insert(ledgerDays)
      .values({ day, sums, closedAt: now, closedBy: user.id })
      .onConflictDoNothing()
      .returning({ day: ledgerDays.day });
    if (closed === undefined) throw new ApiError('changed_meanwhile');
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_day_closed',
      outcome: 'ok',
      userId: user.id,
      target: `day:${day}`,
    });
    return presentDay(db, { day, sums, now });
  });
}
