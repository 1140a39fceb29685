/**
 * Reads what a changed address costs a tutor. Source: docs/requirements/money/fees.md, "Other
 * sums".
 */
import { eq } from 'drizzle-orm';
import { deliveryCharge } from '#core/money/fees/delivery-charge.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { readVerificationCharge } from '#server/money/invoices/verification-charge.ts';

interface Delivery {
  cityId: number;
  taka: number;
}

/** Reads the delivery, or the reason why there is none. */
export async function readDelivery(
  db: Db,
  userId: number,
): Promise<Delivery | 'delivery_not_due' | 'delivery_no_city'> {
  const charge = await readVerificationCharge(db, userId);
  if (charge?.status !== 'paid' && charge?.status !== 'unpaid') return 'delivery_not_due';
  const [tutor] = await db
    .select({ cityId: tutors.cityId })
    .from(tutors)
    .where(eq(tutors.userId, userId));
  const cityId = tutor?.cityId ?? null;
  return cityId === null ? 'delivery_no_city' : { cityId, taka: deliveryCharge(cityId) };
}
