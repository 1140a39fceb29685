import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';

/** The charge of an application that was not taken back. */
export const isPlatformCharge = and(
  eq(invoices.kind, 'platform_charge'),
  ne(invoices.status, 'void'),
);

export async function lockPlatformCharge(db: Db, applicationId: number) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.applicationId, applicationId), isPlatformCharge))
    .for('update');
  return invoice;
}
