/** Reads what of an invoice was paid by hand, and by whose word. */
import { and, eq, inArray, isNotNull, or, type SQL, sum } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { tutors } from '#server/ground/db/schema/people.ts';

const isByHand = and(eq(payments.method, 'manual'), eq(payments.state, 'paid'));
const isPaidByHand = (invoiceId: number) => and(eq(payments.invoiceId, invoiceId), isByHand);

export async function takenByHand(db: Db, invoiceId: number): Promise<number> {
  const [taken] = await db
    .select({ poisha: sum(payments.poisha).mapWith(Number) })
    .from(payments)
    .where(isPaidByHand(invoiceId));
  return taken?.poisha ?? 0;
}

/** Returns the ids of the staff who noted or confirmed such money. */
export const whoTookByHand = (db: Db, invoiceId: number): Promise<Set<number>> =>
  whoTook(db, isPaidByHand(invoiceId));

/**
 * Returns the ids of everybody by whose word money came to us that a person may get out: what they
 * paid by hand themselves, what the families paid whose online lessons they have given, and what
 * staff said a service has given us again. A balance keeps no account of which taka came from whom,
 * so all of it counts.
 */
export async function whoBroughtMoney(db: Db, userId: number): Promise<Set<number>> {
  const families = db
    .select({ id: invoices.userId })
    .from(invoices)
    .innerJoin(onlineLessons, eq(onlineLessons.id, invoices.onlineLessonId))
    .innerJoin(tutors, eq(tutors.id, onlineLessons.tutorId))
    .where(eq(tutors.userId, userId));
  const who = await whoTook(
    db,
    and(or(eq(payments.userId, userId), inArray(payments.userId, families)), isByHand),
  );
  const said = await db
    .select({ by: ledgerTransactions.byUserId })
    .from(ledgerTransactions)
    .innerJoin(invoices, eq(invoices.id, ledgerTransactions.invoiceId))
    .where(
      and(
        eq(ledgerTransactions.kind, 'payment'),
        eq(invoices.kind, 'chargeback'),
        isNotNull(ledgerTransactions.byUserId),
        or(eq(invoices.userId, userId), inArray(invoices.userId, families)),
      ),
    );
  for (const { by } of said) if (by !== null) who.add(by);
  return who;
}

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
