/** Payments by what the ledger and the invoices know of them. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { payments } from '#server/ground/db/schema/payments.ts';

const CAUSE = /^payment:(\d+)$/;

/** Reads the references of payments by the cause of the transaction that booked them. */
export async function refsByCause(db: Db, causes: string[]): Promise<Map<string, string>> {
  const ids = causes.flatMap((cause) => CAUSE.exec(cause)?.[1] ?? []).map(Number);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: payments.id, ref: payments.ref })
    .from(payments)
    .where(inArray(payments.id, ids));
  return new Map(rows.map(({ id, ref }) => [`payment:${id}`, ref]));
}

/** Returns the references of paid payments, oldest first, by the id of their invoice. */
export async function paidRefs(db: Db, invoiceIds: number[]): Promise<Map<number, string[]>> {
  const rows =
    invoiceIds.length === 0
      ? []
      : await db
          .select({ invoiceId: payments.invoiceId, ref: payments.ref })
          .from(payments)
          .where(and(inArray(payments.invoiceId, invoiceIds), eq(payments.state, 'paid')))
          .orderBy(asc(payments.id));
  const found = new Map<number, string[]>();
  for (const { invoiceId, ref } of rows)
    if (invoiceId !== null) found.set(invoiceId, [...(found.get(invoiceId) ?? []), ref]);
  return found;
}
