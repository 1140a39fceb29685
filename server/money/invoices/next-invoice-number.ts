/**
 * Numbers of a year without gaps: the row of the year stays locked until the invoice is there, or
 * gives its number back with the transaction. Source: docs/requirements/money/money.md, "Invoices".
 */

import { sql } from 'drizzle-orm';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoiceNumbers } from '#server/ground/db/schema/invoices.ts';

/** `INV-2026-000017` */
export async function nextInvoiceNumber(db: Db, issuedAt: Date): Promise<string> {
  const year = dhaka(issuedAt).year();
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.year,
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  if (row === undefined) throw new Error(`No invoice number of ${year}`);
  return `INV-${year}-${String(row.last).padStart(6, '0')}`;
}
