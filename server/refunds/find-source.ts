import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { payments } from '#server/db/schema/payments.ts';
import type { Services } from '#server/services/services.ts';

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
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return source;
}
