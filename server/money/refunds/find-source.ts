import { and, desc, eq, gte, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import type { Services } from '#server/ground/services/services.ts';

interface Wanted {
  invoiceId: number;
  poisha: number;
}

/** The payment of an invoice that the whole sum can go back by, while its service is set up. */
export async function findSource(
  { payments: gateways }: Services,
  db: Db,
  { invoiceId, poisha }: Wanted,
) {
  const [source] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        eq(payments.state, 'paid'),
        gte(payments.poisha, poisha),
        isNotNull(payments.gatewayTrx),
        inArray(payments.method, [...gateways.keys()]),
        // What the service took back it does not give back once more.
        notExists(
          db
            .select({ id: invoices.id })
            .from(invoices)
            .where(eq(invoices.chargedBackPaymentId, payments.id)),
        ),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return source;
}
