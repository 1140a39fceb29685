import { claimPath } from '#core/money/pay-path.ts';
import type { Db } from '#server/db/database.ts';
import { readRefundOffers } from '#server/invoices/refund-offers.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services/services.ts';

/**
 * A tuition has ended and its tutor can claim the charge back: the clock of the claim starts, so it is
 * said, once the end is written. Source: docs/requirements/money.md, "Refund".
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
