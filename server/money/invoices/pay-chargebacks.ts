import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payFromBalance } from './pay-from-balance.ts';

/** Nobody gets back what a service took back already: what is credited pays that first. */
export async function payChargebacks(db: Db, userId: number, at: Date): Promise<void> {
  const open = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, userId),
        eq(invoices.kind, 'chargeback'),
        eq(invoices.status, 'unpaid'),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update');
  for (const invoice of open) await payFromBalance(db, invoice, at);
}
