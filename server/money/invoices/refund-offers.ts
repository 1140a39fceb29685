/** Finds what of a platform charge can be claimed back, once its tuition has ended. */
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { type RefundOffer, refundOffer } from '#core/money/words/refund-offer.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { lostPoisha } from './lost-poisha.ts';

type ApplicationRow = typeof applications.$inferSelect;

/** Returns the time at which a confirmed tuition ended; null while it goes on. */
export const endOf = ({ endedReason, stageChangedAt }: ApplicationRow): Date | null =>
  endedReason === 'tuition_ended' ? stageChangedAt : null;

export function offerOf(
  invoice: InvoiceRow,
  application: ApplicationRow | null,
  lost: number,
): RefundOffer {
  if (invoice.jobType === null || !application?.confirmedAt)
    return { poisha: 0, reason: 'not_ended' };
  return refundOffer({
    ...invoice,
    jobType: invoice.jobType,
    lostPoisha: lost,
    confirmedAt: application.confirmedAt,
    endedAt: endOf(application),
    endedBy: application.endedBy,
  });
}

export interface OpenOffer {
  invoice: InvoiceRow;
  poisha: number;
  claimUntil: Date;
}

/** Reads by application what its tutor can claim and has not, where there is anything. */
export async function readRefundOffers(
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, OpenOffer>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({ invoice: invoices, application: applications })
    .from(invoices)
    .innerJoin(applications, eq(applications.id, invoices.applicationId))
    .where(
      and(
        inArray(invoices.applicationId, [...applicationIds]),
        eq(invoices.kind, 'platform_charge'),
        ne(invoices.status, 'void'),
        // What is claimed already runs its course; a refused claim may be made again.
        notExists(
          db
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.invoiceId, invoices.id), ne(refunds.state, 'refused'))),
        ),
      ),
    );
  const offers = new Map<number, OpenOffer>();
  for (const { invoice, application } of rows) {
    const offer = offerOf(invoice, application, await lostPoisha(db, invoice.id));
    if (offer.reason !== null) continue;
    const { poisha, claimUntil } = offer;
    offers.set(application.id, { invoice, poisha, claimUntil });
  }
  return offers;
}
