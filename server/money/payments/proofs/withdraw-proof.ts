import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { Starter } from '../start-payment.ts';
import { findProof, mayWithdraw, type Proof } from './find-proof.ts';

/** It waits no longer, and its transaction may be given again. Gives the picture nobody needs now. */
export async function closeProof(db: Db, { payment, proof }: Proof, at: Date) {
  await db
    .update(payments)
    .set({ state: 'cancelled', gatewayTrx: null, endedAt: at })
    .where(eq(payments.id, payment.id));
  await db
    .update(paymentProofs)
    .set({ state: 'withdrawn', version: proof.version + 1, file: null })
    .where(eq(paymentProofs.paymentId, payment.id));
  return proof.file;
}

/** Its transaction may be given again, and its picture is gone. */
export async function withdrawProof(
  services: Services,
  id: number,
  { caller, origin }: Starter,
): Promise<void> {
  const file = await services.db.transaction(async (db) => {
    const found = await findProof(db, id, true);
    if (found === undefined || found.payment.userId !== caller.user.id)
      throw new ApiError('payment_not_found');
    const { proof } = found;
    if (proof.state === 'withdrawn') return null;
    if (!mayWithdraw(found)) throw new ApiError('wrong_state');
    const picture = await closeProof(db, found, services.now());
    await writeAudit({ ...services, db }, origin, {
      action: 'payment_proof_withdrawn',
      outcome: 'ok',
      userId: caller.user.id,
      target: `payment:${id}`,
    });
    return picture;
  });
  if (file !== null) await services.photos.remove('proofs', file);
}
