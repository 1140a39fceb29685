/** What staff do with a claim: approve it, refuse it, or send an approved one. */
import { and, eq } from 'drizzle-orm';
import type { EventName } from '#core/messages/message-events.ts';
import { payoutLines } from '#core/money/postings.ts';
import type { RefundState } from '#core/money/refund-words.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { refunds } from '#server/db/schema/refunds.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { balanceOf } from '#server/ledger/account-sums.ts';
import { lockPerson } from '#server/ledger/lock-person.ts';
import { post } from '#server/ledger/post.ts';
import { notify } from '#server/notifications/notify.ts';
import { creditRefund, type RefundRow } from '#server/refunds/credit-refund.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';

interface Decision {
  id: number;
  version: number;
}

const EVENTS = {
  approved: 'refund_approved',
  refused: 'refund_refused',
  paid: 'refund_paid',
} as const satisfies Partial<Record<RefundState, EventName>>;

async function change(
  services: Services,
  { id, version }: Decision,
  actor: StaffActor,
  from: RefundState,
  set: Partial<RefundRow> & { state: keyof typeof EVENTS },
  work: (db: Db, row: RefundRow) => Promise<void>,
): Promise<number> {
  return services.db.transaction(async (db) => {
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
    await notify(services, db, [
      {
        userId: row.userId,
        kind: EVENTS[set.state],
        values: {
          invoice: invoice.number,
          poisha: row.poisha,
          ...(row.answer !== null && { reason: row.answer }),
        },
        path: `/tutor/payment/refund/${row.invoiceId}`,
      },
    ]);
    await writeAudit({ ...services, db }, actor.origin, {
      action: `staff_refund_${set.state}`,
      outcome: 'ok',
      userId: actor.user.id,
      target: `refund:${id}`,
    });
    return row.version;
  });
}

export function approveRefund(services: Services, given: Decision, actor: StaffActor) {
  const now = services.now();
  return change(
    services,
    given,
    actor,
    'claimed',
    { state: 'approved', decidedAt: now, decidedBy: actor.user.id },
    (db, row) => creditRefund(db, row, now, actor.user.id),
  );
}

export function refuseRefund(
  services: Services,
  { reason, ...given }: Decision & { reason: string },
  actor: StaffActor,
) {
  const decided = { decidedAt: services.now(), decidedBy: actor.user.id, answer: reason };
  return change(
    services,
    given,
    actor,
    'claimed',
    { state: 'refused', ...decided },
    async () => {},
  );
}

/** Sent to the tutor by hand; refused when the balance has been used for an invoice meanwhile. */
export function payOutRefund(
  services: Services,
  { reason: payoutTrx, ...given }: Decision & { reason: string },
  actor: StaffActor,
) {
  const now = services.now();
  const paid = { paidAt: now, paidBy: actor.user.id, payoutTrx };
  return change(
    services,
    given,
    actor,
    'approved',
    { state: 'paid', ...paid },
    async (db, { id, userId, invoiceId, poisha }) => {
      await lockPerson(db, userId);
      if ((await balanceOf(db, userId)) < poisha) throw new ApiError('refund_used');
      await post(db, {
        kind: 'payout',
        cause: `payout:refund:${id}`,
        at: now,
        invoiceId,
        byUserId: actor.user.id,
        lines: payoutLines(userId, 'manual', poisha),
      });
    },
  );
}
