import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OwnProof } from '#core/money/api/proofs.ts';
import type { Db } from '#server/ground/db/database.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';

export interface Proof {
  payment: typeof payments.$inferSelect;
  proof: typeof paymentProofs.$inferSelect;
}

/** `lock`: until the transaction ends nobody else decides it. */
export async function findProof(db: Db, id: number, lock = false): Promise<Proof | undefined> {
  const query = db
    .select({ payment: payments, proof: paymentProofs })
    .from(payments)
    .innerJoin(paymentProofs, eq(paymentProofs.paymentId, payments.id))
    .where(eq(payments.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Finds the proof that the payer has to know of: the newest that waits, or was refused. */
export async function newestProof(db: Db, invoiceId: number): Promise<Proof | undefined> {
  const [row] = await db
    .select({ payment: payments, proof: paymentProofs })
    .from(payments)
    .innerJoin(paymentProofs, eq(paymentProofs.paymentId, payments.id))
    .where(
      and(eq(payments.invoiceId, invoiceId), inArray(paymentProofs.state, ['open', 'refused'])),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

/** Once staff have begun to confirm it, it is no longer the payer's to take back. */
export const mayWithdraw = ({ proof }: Proof): boolean =>
  proof.state === 'open' && proof.firstBy === null && proof.recordedBy === null;

export const presentOwnProof = (found: Proof): OwnProof => ({
  id: found.payment.id,
  state: found.proof.state,
  service: found.proof.service,
  trx: found.proof.trx,
  amount_poisha: found.proof.claimedPoisha,
  sent_at: found.payment.createdAt.toISOString(),
  answer: found.proof.answer,
  may_withdraw: mayWithdraw(found),
});
