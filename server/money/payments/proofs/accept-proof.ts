/**
 * Money that came is booked once, and the payer is told what became of it. Give it the transaction
 * that holds the proof. Source: docs/requirements/money/money.md, "Proof by hand".
 */
import { eq } from 'drizzle-orm';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { payPath } from '#core/money/words/pay-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Booked, bookPayment } from '#server/money/invoices/book-payment.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import type { Proof } from './find-proof.ts';

interface Accepted {
  /** The sum that really came, in poisha. */
  poisha: number;
  byUserId: number;
}

/** A gateway takes the sum it was asked for; by hand people send another one. */
function noticeOf(poisha: number, { invoice, overpaidPoisha }: Booked) {
  if (overpaidPoisha === poisha) return { kind: 'payment_to_balance' } as const;
  if (overpaidPoisha > 0) return { kind: 'payment_over', rest: overpaidPoisha } as const;
  const open = openPoisha(invoice);
  return open > 0
    ? ({ kind: 'payment_part', rest: open } as const)
    : ({ kind: 'payment_received' } as const);
}

export async function acceptProof(
  services: Services,
  db: Db,
  { payment, proof }: Proof,
  { poisha, byUserId }: Accepted,
): Promise<void> {
  const at = services.now();
  const { id, userId } = payment;
  await db.update(payments).set({ state: 'paid', poisha, endedAt: at }).where(eq(payments.id, id));
  await db
    .update(paymentProofs)
    .set({ state: 'accepted', decidedBy: byUserId, version: proof.version + 1 })
    .where(eq(paymentProofs.paymentId, id));
  const booked = await bookPayment(db, {
    cause: `payment:${id}`,
    invoiceId: payment.invoiceId,
    through: 'manual',
    poisha,
    at,
    byUserId,
  });
  const { kind, ...more } = noticeOf(poisha, booked);
  const [payer] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
  await notify(services, db, [
    {
      userId,
      kind,
      values: {
        invoice: booked.invoice.number,
        poisha,
        ...('rest' in more && { rest_poisha: more.rest }),
      },
      path: payPath(payer?.type ?? 'tutor', payment.invoiceId),
    },
  ]);
}
