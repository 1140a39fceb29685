/** What of an invoice was paid by hand, and by whose word. */
import { and, eq, type SQL, sum } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { paymentProofs } from '#server/db/schema/payment-proofs.ts';
import { payments } from '#server/db/schema/payments.ts';

const isByHand = and(eq(payments.method, 'manual'), eq(payments.state, 'paid'));
const isPaidByHand = (invoiceId: number) => and(eq(payments.invoiceId, invoiceId), isByHand);

export async function takenByHand(db: Db, invoiceId: number): Promise<number> {
  const [taken] = await db
    .select({ poisha: sum(payments.poisha).mapWith(Number) })
    .from(payments)
    .where(isPaidByHand(invoiceId));
  return taken?.poisha ?? 0;
}

/** Those of the staff who noted or confirmed such money. */
export const whoTookByHand = (db: Db, invoiceId: number): Promise<Set<number>> =>
  whoTook(db, isPaidByHand(invoiceId));

/** The same of all that a person paid. */
export const whoTookFromPerson = (db: Db, userId: number): Promise<Set<number>> =>
  whoTook(db, and(eq(payments.userId, userId), isByHand));

async function whoTook(db: Db, where: SQL | undefined): Promise<Set<number>> {
  const rows = await db
    .select({
      recordedBy: paymentProofs.recordedBy,
      firstBy: paymentProofs.firstBy,
      decidedBy: paymentProofs.decidedBy,
    })
    .from(paymentProofs)
    .innerJoin(payments, eq(payments.id, paymentProofs.paymentId))
    .where(where);
  return new Set(
    rows
      .flatMap(({ recordedBy, firstBy, decidedBy }) => [recordedBy, firstBy, decidedBy])
      .filter((id) => id !== null),
  );
}
