/**
 * Staff say what came of a proof. Above a set sum two of them have to say the same.
 * Source: docs/requirements/money/money.md, "Proof by hand".
 */
import { eq } from 'drizzle-orm';
import { payPath } from '#core/money/words/pay-path.ts';
import { needsFourEyes } from '#core/money/words/proof-words.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { acceptProof } from '#server/money/payments/proofs/accept-proof.ts';
import { takenByHand } from '#server/money/payments/proofs/by-hand.ts';
import { findProof, type Proof } from '#server/money/payments/proofs/find-proof.ts';
import { notify } from '#server/notify/notifications/notify.ts';

interface Decision {
  id: number;
  version: number;
}
export interface Confirmed {
  version: number;
  /** False: a second person has to say the same. */
  isBooked: boolean;
}

async function lockOpen(db: Db, { id, version }: Decision): Promise<Proof> {
  const found = await findProof(db, id, true);
  if (found === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  if (found.proof.version !== version || found.proof.state !== 'open')
    throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  return found;
}

const audit = (
  services: Services,
  db: Db,
  { user, origin }: StaffActor,
  { payment }: Proof,
  done: 'first' | 'confirmed' | 'refused',
) =>
  writeAudit({ ...services, db }, origin, {
    action: `staff_proof_${done}`,
    outcome: 'ok',
    userId: user.id,
    target: `payment:${payment.id}`,
  });

/** Give it the transaction that holds the proof. Recording by hand goes through here as well. */
export async function confirmLocked(
  services: Services,
  db: Db,
  found: Proof,
  poisha: number,
  actor: StaffActor,
): Promise<Confirmed> {
  const { proof } = found;
  const { id: byUserId } = actor.user;
  const version = proof.version + 1;
  const isSecond = proof.firstBy !== null && proof.firstBy !== byUserId;
  if (isSecond && proof.firstPoisha !== poisha) throw new ApiError('other_sum_confirmed');
  // In parts it is no smaller.
  const inAll = poisha + (await takenByHand(db, found.payment.invoiceId));
  if (isSecond || !needsFourEyes(inAll)) {
    await acceptProof(services, db, found, { poisha, byUserId });
    await audit(services, db, actor, found, 'confirmed');
    return { version, isBooked: true };
  }
  // Who was the first may correct the sum, and nothing else.
  if (proof.firstPoisha === poisha) throw new ApiError('second_person_needed');
  await db
    .update(paymentProofs)
    .set({ firstBy: byUserId, firstAt: services.now(), firstPoisha: poisha, version })
    .where(eq(paymentProofs.paymentId, proof.paymentId));
  await audit(services, db, actor, found, 'first');
  return { version, isBooked: false };
}

export const confirmProof = (
  services: Services,
  { poisha, ...given }: Decision & { poisha: number },
  actor: StaffActor,
): Promise<Confirmed> =>
  services.db.transaction(async (db) =>
    confirmLocked(services, db, await lockOpen(db, given), poisha, actor),
  );

/** The transaction may be given again: by whom it belongs to, or written rightly. */
export const refuseProof = (
  services: Services,
  { reason, ...given }: Decision & { reason: string },
  actor: StaffActor,
): Promise<number> =>
  services.db.transaction(async (db) => {
    const found = await lockOpen(db, given);
    const { id, userId, invoiceId } = found.payment;
    const version = given.version + 1;
    await db
      .update(payments)
      .set({ state: 'failed', gatewayTrx: null, endedAt: services.now() })
      .where(eq(payments.id, id));
    await db
      .update(paymentProofs)
      .set({ state: 'refused', decidedBy: actor.user.id, answer: reason, version })
      .where(eq(paymentProofs.paymentId, id));
    const [about] = await db
      .select({ number: invoices.number, type: users.type })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId));
    if (about === undefined) throw new Error(`No invoice ${invoiceId}`);
    // What staff had noted themselves is nothing the payer knows of.
    if (found.proof.recordedBy === null)
      await notify(services, db, [
        {
          userId,
          kind: 'proof_refused',
          values: { invoice: about.number, poisha: found.proof.claimedPoisha, reason },
          path: payPath(about.type, invoiceId),
        },
      ]);
    await audit(services, db, actor, found, 'refused');
    return version;
  });
