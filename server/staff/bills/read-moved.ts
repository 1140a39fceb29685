import { and, eq, gte, ne } from 'drizzle-orm';
import type { TutorDocuments } from '#core/people/api/documents.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { readDelivery } from './read-delivery.ts';

/**
 * A changed address whose delivery can be billed; null where it is billed, or nothing is due for it.
 * Source: docs/requirements/money/fees.md, "Other sums".
 */
export async function readMoved(
  db: Db,
  userId: number,
  changedAt: Date | null,
): Promise<TutorDocuments['moved']> {
  if (changedAt === null) return null;
  const delivery = await readDelivery(db, userId);
  if (typeof delivery === 'string') return null;
  const billed = await db.$count(
    invoices,
    and(
      eq(invoices.userId, userId),
      eq(invoices.kind, 'address_delivery'),
      ne(invoices.status, 'void'),
      gte(invoices.issuedAt, changedAt),
    ),
  );
  return billed > 0 ? null : { at: changedAt.toISOString(), delivery_taka: delivery.taka };
}
