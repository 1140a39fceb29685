/**
 * Sums what was paid of an invoice and is lost to us: the service took it back, and what the payer
 * then owed is written off. Nothing of it is refunded. What is still owed is not lost: a refund
 * pays it first.
 * Source: docs/requirements/money/money.md, "Chargebacks".
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';

export async function lostPoisha(db: Db, invoiceId: number): Promise<number> {
  const open = sql`${invoices.poisha} - ${invoices.reducedPoisha} - ${invoices.paidPoisha}`;
  const [row] = await db
    .select({ poisha: sql`coalesce(sum(${open}), 0)`.mapWith(Number) })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.chargedBackPaymentId))
    .where(and(eq(payments.invoiceId, invoiceId), eq(invoices.status, 'written_off')));
  return row?.poisha ?? 0;
}
