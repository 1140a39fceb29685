/**
 * A tutor claims a paid charge back. Where the rule is clear it is approved at once: the tuition's
 * history says that it ended, not by the tutor, and the claim came within 24 hours. Everything else
 * waits for staff. Source: docs/requirements/money.md, "Refund".
 */
import { writeAudit } from '#server/audit/write-audit.ts';
import { refunds } from '#server/db/schema/refunds.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { creditRefund } from './credit-refund.ts';
import { readClaimable } from './read-claimable.ts';

interface Claim {
  userId: number;
  invoiceId: number;
  reason: string;
}

export async function claimRefund(
  services: Services,
  { userId, invoiceId, reason }: Claim,
  origin: Origin,
): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    const { invoice, offer, claim } = await readClaimable(db, userId, invoiceId);
    // Pressed twice it is one claim.
    if (claim !== null && claim.state !== 'refused') return;
    if (offer.reason !== null) throw new ApiError('refund_not_possible');
    const isClear = claim === null && now <= offer.claimUntil;
    const [row] = await db
      .insert(refunds)
      .values({
        invoiceId,
        userId,
        state: isClear ? 'approved' : 'claimed',
        poisha: offer.poisha,
        reason,
        claimedAt: now,
        decidedAt: isClear ? now : null,
      })
      .returning();
    if (row === undefined) throw new Error('No refund was written');
    if (isClear) await creditRefund(db, row, now);
    await notify(services, db, [
      {
        userId,
        kind: isClear ? 'refund_approved' : 'refund_claimed',
        values: { invoice: invoice.number, poisha: row.poisha },
        path: `/tutor/payment/refund/${invoiceId}`,
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'refund_claimed',
      outcome: isClear ? 'approved' : 'ok',
      userId,
      target: `refund:${row.id}`,
    });
  });
}
