/**
 * The way out of a refund whose service never says what became of it: two of the staff read it in the
 * service's panel and say the same. Source: docs/requirements/money/money.md, "Refund".
 */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { endSendingBody } from '#core/money/api/refunds.ts';
import { readTransactionId, transactionKey } from '#core/money/words/proof-words.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { RefundRow } from '#server/money/refunds/credit-refund.ts';
import { endSending, sendingCause } from '#server/money/refunds/end-sending.ts';
import { noteTransaction, refuseUsed } from '#server/money/refunds/payout-transactions.ts';
import { isLongUnknown } from '#server/money/refunds/send-due-refunds.ts';

type Said = z.output<typeof endSendingBody> & { id: number };

export interface EndSaid {
  version: number;
  /** False: a second person has to say the same. */
  isEnded: boolean;
}

async function lockSending(db: Db, { id, version }: Said) {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (row === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  if (row.version !== version || row.state !== 'sending')
    throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  if (!isLongUnknown(row)) throw new ApiError('refund_not_stuck');
  return row;
}

const isSame = (row: RefundRow, outcome: Said['outcome'], trx: string | null) =>
  row.wordOutcome === outcome && transactionKey(row.wordTrx ?? '') === transactionKey(trx ?? '');

/** Records the reason why, beside the invoice, for staff alone; and in the audit log. */
async function record(
  services: Services,
  db: Db,
  row: RefundRow,
  { outcome, reason }: Said,
  { user, origin }: StaffActor,
  isEnded: boolean,
) {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, row.invoiceId));
  await db.insert(staffNotes).values({
    subject: 'user',
    subjectId: row.userId,
    text: `${invoice?.number}: ${reason}`,
    byUserId: user.id,
    at: services.now(),
  });
  await writeAudit({ ...services, db }, origin, {
    action: isEnded ? `staff_refund_${outcome}` : 'staff_refund_word',
    outcome: 'ok',
    userId: user.id,
    target: `refund:${row.id}`,
  });
}

export const endRefundSending = (
  services: Services,
  said: Said,
  actor: StaffActor,
): Promise<EndSaid> =>
  services.db.transaction(async (db) => {
    const row = await lockSending(db, said);
    const { outcome, reason } = said;
    const at = services.now();
    const trx = outcome === 'given_back' ? readTransactionId(said.trx ?? '') : null;
    const isAgain = isSame(row, outcome, trx);
    if (isAgain && row.wordBy === actor.user.id) throw new ApiError('second_person_of_end');
    if (trx !== null) await refuseUsed(db, trx, 'trx');
    await record(services, db, row, said, actor, isAgain);
    if (!isAgain) {
      // Said otherwise, it waits for a second person again.
      const version = row.version + 1;
      const word = { wordOutcome: outcome, wordTrx: trx, wordReason: reason, wordAt: at };
      await db
        .update(refunds)
        .set({ ...word, wordBy: actor.user.id, version })
        .where(eq(refunds.id, row.id));
      return { version, isEnded: false };
    }
    if (trx !== null) await noteTransaction(db, { trx, cause: sendingCause(row), at }, 'trx');
    const end = trx === null ? ({ state: 'refused' } as const) : ({ state: 'done', trx } as const);
    return { version: await endSending(services, db, row, end, actor.user.id), isEnded: true };
  });
