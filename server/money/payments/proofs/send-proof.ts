/** A payer says by which transaction they paid to a number of ours. */

import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { sendProofBody } from '#core/money/api/proofs.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import { checkSentSame, type SentOnce, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import type { Starter } from '../start-payment.ts';
import { findProof, type Proof } from './find-proof.ts';
import { openProof, transactionUsed } from './open-proof.ts';

type Given = z.output<typeof sendProofBody>;

/** The longer side in px: the small print of a bank slip stays readable. */
const MAX_SIDE = 2000;
const PER_PERSON = [
  { seconds: inSeconds({ minutes: 10 }), max: 10 },
  { seconds: inSeconds({ days: 1 }), max: 40 },
];

export async function sentBefore(db: Db, userId: number, once: SentOnce) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, once.key)));
  if (payment === undefined) return undefined;
  checkSentSame(payment.idempotencyHash, once);
  return findProof(db, payment.id);
}

export async function sendProof(
  services: Services,
  { screenshot, ...given }: Given,
  { caller, origin }: Starter,
): Promise<Proof> {
  const { config, db } = services;
  const { user } = caller;
  if (!config.manualPayTo.some(({ service }) => service === given.service))
    throw new ApiError('payment_method_off');
  const once = sentOnce({ ...given, screenshot });
  const before = await sentBefore(db, user.id, once);
  if (before !== undefined) return before;
  const save = (file: string | null) =>
    db.transaction(async (tx) => {
      const now = services.now();
      await takeLimits(tx, [{ key: `proofs:${user.id}`, windows: PER_PERSON }], now);
      const invoice = await lockInvoice(tx, given.invoice_id);
      if (invoice === undefined || invoice.userId !== user.id)
        throw new ApiError('invoice_not_found');
      // Pressed twice at the same moment it is one proof.
      const same = await sentBefore(tx, user.id, once);
      if (same !== undefined) return same;
      if (invoice.status !== 'unpaid') throw new ApiError('invoice_not_payable');
      const { service, sender, trx, amount_poisha: poisha } = given;
      const opened = await openProof(
        tx,
        invoice,
        { service, sender, trx, poisha, file, recordedBy: null, once },
        now,
      );
      await writeAudit({ ...services, db: tx }, origin, {
        action: 'payment_proof_sent',
        outcome: 'ok',
        userId: user.id,
        target: `payment:${opened.payment.id}`,
      });
      return opened;
    });
  try {
    if (screenshot === undefined) return await save(null);
    const image = { userId: user.id, field: 'screenshot', base64: screenshot };
    return await keepImage(
      services,
      { ...image, area: 'proofs', maxSide: MAX_SIDE, isSquare: false },
      save,
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw transactionUsed(error);
    throw error;
  }
}
