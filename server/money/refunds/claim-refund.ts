/**
 * A tutor claims a paid charge back. Nothing is approved by code: the claim stands with staff, who read
 * what the rule proposes (`core/money/words/refund-proposal.ts`). Source: docs/requirements/money/money.md, "Refund".
 */
import { eq, inArray } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { readClaimable } from './read-claimable.ts';

interface Claim {
  userId: number;
  invoiceId: number;
  reason: string;
}

/** Returns whether there is a number the money can be sent to. */
export async function hasNumber(db: Db, userId: number): Promise<boolean> {
  const own = db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId));
  return (await db.$count(tutorPayouts, inArray(tutorPayouts.tutorId, own))) > 0;
}

/** Nothing is promised to a number that nobody gave. */
const numberNeeded = () =>
  new ApiError('payout_number_needed', {
    fields: { account_number: { key: 'payout_number_needed' } },
  });

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
    if (!(await hasNumber(db, userId))) throw numberNeeded();
    const [row] = await db
      .insert(refunds)
      .values({
        invoiceId,
        userId,
        state: 'claimed',
        poisha: offer.poisha,
        reason,
        claimedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('No refund was written');
    await notify(services, db, [
      {
        userId,
        kind: 'refund_claimed',
        values: { invoice: invoice.number, poisha: row.poisha },
        path: `/tutor/payment/refund/${invoiceId}`,
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'refund_claimed',
      outcome: 'ok',
      userId,
      target: `refund:${row.id}`,
    });
  });
}
