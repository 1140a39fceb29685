/**
 * Finds where money of a person may be sent: to numbers they gave us themselves, never to one that
 * staff typed. Source: docs/requirements/money/money.md, "Payouts".
 */
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type PayoutService, payoutServices } from '#core/money/words/payout-words.ts';
import type { Db } from '#server/ground/db/database.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import type { User } from '#server/ground/request/caller.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';

export interface PayoutTarget {
  service: PayoutService;
  number: string;
}

export function findTargets(db: Db, user: User): Promise<PayoutTarget[]> {
  return user.type === 'tutor' ? numbersOfTutor(db, user.id) : numbersOfPayer(db, user);
}

/** The pay info; a tutor without any is asked for one. */
async function numbersOfTutor(db: Db, userId: number): Promise<PayoutTarget[]> {
  const rows = await db
    .select({ service: tutorPayouts.walletType, number: tutorPayouts.accountNumber })
    .from(tutorPayouts)
    .innerJoin(tutors, eq(tutors.id, tutorPayouts.tutorId))
    .where(eq(tutors.userId, userId))
    .orderBy(asc(tutorPayouts.id));
  return rows.map(({ service, number }) => ({ service, number: shownPhone(number) }));
}

/**
 * Returns the numbers money came from, by the payer's own confirmed proof; else the verified phone.
 */
async function numbersOfPayer(db: Db, user: User): Promise<PayoutTarget[]> {
  const rows = await db
    .select({ service: paymentProofs.service, number: paymentProofs.sender })
    .from(paymentProofs)
    .innerJoin(payments, eq(payments.id, paymentProofs.paymentId))
    .where(
      and(
        eq(payments.userId, user.id),
        eq(paymentProofs.state, 'accepted'),
        isNull(paymentProofs.recordedBy),
        isNotNull(paymentProofs.sender),
        inArray(paymentProofs.service, ['bkash', 'nagad', 'rocket']),
      ),
    )
    .orderBy(desc(payments.id));
  const found: PayoutTarget[] = [];
  for (const { service: name, number } of rows) {
    const service = payoutServices.find((one) => one === name);
    const isKnown = found.some((one) => one.service === service && one.number === number);
    if (service !== undefined && number !== null && !isKnown) found.push({ service, number });
  }
  if (found.length === 0 && user.phoneNoVerifiedAt !== null)
    found.push({ service: 'bkash', number: shownPhone(user.phoneNo) });
  return found;
}
