/** An own paid charge with how its tuition ended. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { lostPoisha } from '#server/money/invoices/lost-poisha.ts';
import { offerOf } from '#server/money/invoices/refund-offers.ts';

/** Give it a transaction to hold the row of the invoice until a claim is written. */
export async function readClaimable(db: Db, userId: number, invoiceId: number) {
  const [row] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .where(
      and(
        eq(invoices.id, invoiceId),
        eq(invoices.userId, userId),
        eq(invoices.kind, 'platform_charge'),
      ),
    )
    .for('update');
  if (row === undefined) throw new ApiError('invoice_not_found');
  // Read after the lock: staff may have undone the end while it was waited for.
  const [application = null] = await db
    .select()
    .from(applications)
    .where(eq(applications.id, row.invoice.applicationId ?? 0));
  const [claim = null] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.invoiceId, invoiceId))
    .orderBy(desc(refunds.id))
    .limit(1);
  const lost = await lostPoisha(db, invoiceId);
  return { ...row, application, claim, lost, offer: offerOf(row.invoice, application, lost) };
}
