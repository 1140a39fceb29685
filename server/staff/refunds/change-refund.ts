/** One change of a refund: under a lock of its row, notified and audited. */
import { and, eq } from 'drizzle-orm';
import type { RefundState } from '#core/money/words/refund-words.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import type { RefundRow } from '#server/money/refunds/credit-refund.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';

export interface Decision {
  id: number;
  version: number;
}

/** The notification the tutor gets of each state. */
const EVENTS: Partial<Record<RefundState, Notice['kind']>> = {
  approved: 'refund_approved',
  refused: 'refund_refused',
  paid: 'refund_paid',
};

export async function changeRefund(
  services: Services,
  { id, version }: Decision,
  actor: StaffActor,
  from: RefundState,
  set: Partial<RefundRow> & { state: Exclude<RefundState, 'claimed' | 'used'> },
  work: (db: Db, row: RefundRow) => Promise<void>,
): Promise<number> {
  return services.db.transaction(async (db) => {
    const [holder] = await db
      .select({ userId: refunds.userId })
      .from(refunds)
      .where(eq(refunds.id, id));
    // The person before the refund: an invoice that is paid from the balance takes them in this order.
    if (holder !== undefined) await lockPerson(db, holder.userId);
    const [before] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (before === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    if (before.version !== version || before.state !== from)
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    const [row] = await db
      .update(refunds)
      .set({ ...set, version: version + 1 })
      .where(and(eq(refunds.id, id), eq(refunds.version, version)))
      .returning();
    const [invoice] = await db.select().from(invoices).where(eq(invoices.id, before.invoiceId));
    if (row === undefined || invoice === undefined) throw new Error(`No refund ${id}`);
    await work(db, row);
    const kind = EVENTS[set.state];
    await notify(
      services,
      db,
      kind === undefined
        ? []
        : [
            {
              userId: row.userId,
              kind,
              values: {
                invoice: invoice.number,
                poisha: row.poisha,
                ...(row.answer !== null && { reason: row.answer }),
              },
              path: `/tutor/payment/refund/${row.invoiceId}`,
            },
          ],
    );
    await writeAudit({ ...services, db }, actor.origin, {
      action: `staff_refund_${set.state}`,
      outcome: 'ok',
      userId: actor.user.id,
      target: `refund:${id}`,
    });
    return row.version;
  });
}
