import { eq } from 'drizzle-orm';
import { paymentRef } from '#core/money/api/payments.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';

/** Undefined: there is none, or what was given is no reference at all. */
export async function findPayment(db: Db, ref: unknown) {
  const given = paymentRef.safeParse(ref);
  if (!given.success) return undefined;
  const [row] = await db
    .select({ payment: payments, invoiceNumber: invoices.number })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.ref, given.data));
  return row;
}
