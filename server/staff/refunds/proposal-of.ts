/** Works out what the rule proposes for a claim that waits. */
import { and, eq, lt } from 'drizzle-orm';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { keptPoisha } from '#core/money/words/refund-offer.ts';
import { proposeRefund } from '#core/money/words/refund-proposal.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { applications } from '#server/ground/db/schema/applications.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { endOf, offerOf } from '#server/money/invoices/refund-offers.ts';
import type { RefundRow } from '#server/money/refunds/credit-refund.ts';

interface Claimed {
  refund: RefundRow;
  invoice: InvoiceRow;
  application: typeof applications.$inferSelect | null;
  lost: number;
}

export async function proposalOf(
  db: Db,
  { refund, invoice, application, lost }: Claimed,
): Promise<StaffRefund['proposal']> {
  if (refund.state !== 'claimed') return null;
  const offer = offerOf(invoice, application, lost);
  const before = and(eq(refunds.invoiceId, refund.invoiceId), lt(refunds.id, refund.id));
  const proposal = proposeRefund({
    endedAt: application && endOf(application),
    endedBy: application?.endedBy ?? null,
    claimedAt: refund.claimedAt,
    claimedPoisha: refund.poisha,
    keptPoisha: keptPoisha({ ...invoice, lostPoisha: lost }),
    offeredPoisha: offer.poisha,
    // Another claim stands only after a refusal.
    wasRefused: (await db.$count(refunds, before)) > 0,
  });
  return {
    ...proposal,
    offered_poisha: offer.poisha,
    percent: offer.reason === null ? offer.percent : null,
  };
}
