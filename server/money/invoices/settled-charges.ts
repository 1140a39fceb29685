import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';

/** Returns which of the applications have a platform charge that is paid, or asks for nothing. */
export async function readSettledCharges(
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await db
    .select({ id: invoices.applicationId })
    .from(invoices)
    .where(
      and(
        inArray(invoices.applicationId, [...applicationIds]),
        eq(invoices.kind, 'platform_charge'),
        inArray(invoices.status, ['paid', 'free']),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
