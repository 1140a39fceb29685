/** Staff note money that came for an invoice: in cash, to the bank, or by a transfer nobody proved. */
import type { z } from 'zod';
import type { recordMoneyBody } from '#core/money/api/proofs.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import { openProof, transactionUsed } from '#server/money/payments/proofs/open-proof.ts';
import { sentBefore } from '#server/money/payments/proofs/send-proof.ts';
import { type Confirmed, confirmLocked } from './decide-proof.ts';

type Given = z.output<typeof recordMoneyBody>;

/** Records money; the person who notes it is the first to confirm it. */
export async function recordMoney(
  services: Services,
  invoiceId: number,
  given: Given,
  actor: StaffActor,
): Promise<Confirmed> {
  try {
    return await services.db.transaction(async (db) => {
      const invoice = await lockInvoice(db, invoiceId);
      if (invoice === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
      const once = sentOnce({ ...given, invoiceId });
      const same = await sentBefore(db, invoice.userId, once);
      if (same !== undefined)
        return { version: same.proof.version, isBooked: same.proof.state === 'accepted' };
      if (invoice.status !== 'unpaid') throw new ApiError('invoice_not_payable');
      const { service, sender, trx, amount_poisha: poisha } = given;
      const opened = await openProof(
        db,
        invoice,
        { service, sender, trx, poisha, file: null, recordedBy: actor.user.id, once },
        services.now(),
      );
      return confirmLocked(services, db, opened, poisha, actor);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw transactionUsed(error);
    throw error;
  }
}
