import { claimPath } from '#core/money/words/pay-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readRefundOffers } from '#server/money/invoices/refund-offers.ts';
import { notify } from '#server/notify/notifications/notify.ts';

/**
 * A tuition has ended and its tutor can claim the charge back: the clock of the claim starts, so it is
 * said, once the end is written. Source: docs/requirements/money/money.md, "Refund".
 */
export async function tellRefundOpen(
  services: Services,
  db: Db,
  applicationId: number,
  tutorUserId: number,
): Promise<void> {
  const offer = (await readRefundOffers(db, [applicationId])).get(applicationId);
  if (offer === undefined) return;
  const { invoice, poisha, claimUntil } = offer;
  await notify(services, db, [
    {
      userId: tutorUserId,
      kind: 'refund_open',
      values: { invoice: invoice.number, poisha, claim_by: claimUntil.toISOString() },
      path: claimPath(invoice.id),
    },
  ]);
}
