/**
 * Settles what a service has said of a payment: under a lock of the row, compared with what was
 * requested, and booked with `payment:<id>` as cause, so that however many notices come, it is
 * booked once. Source: docs/requirements/money/money.md, "Paying".
 */
import { and, eq, inArray } from 'drizzle-orm';
import { mayBecome, undecidedStates } from '#core/money/words/payment-states.ts';
import { transactionKey } from '#core/money/words/proof-words.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Finding } from '#server/ground/services/payment-gateway.ts';
import type { Services } from '#server/ground/services/services.ts';
import { releasePromo } from '#server/money/promos/promo-uses.ts';
import { bookArrived } from './book-arrived.ts';
import { holdPayment } from './hold-payment.ts';
import { countFailure } from './payment-limits.ts';
import type { PaymentRow } from './present-payment.ts';
import { findProof } from './proofs/find-proof.ts';
import { closeProof } from './proofs/withdraw-proof.ts';

type Paid = Extract<Finding, { state: 'paid' }>;

const matches = (row: PaymentRow, { ref, poisha, currency, isOurs }: Paid) =>
  isOurs && ref === row.ref && poisha === row.poisha && currency === 'BDT';

export async function settlePayment(
  services: Services,
  id: number,
  finding: Finding,
  origin: Origin,
): Promise<void> {
  if (finding.state === 'open') return;
  try {
    const { settled, picture } = await services.db.transaction((db) =>
      settle(services, db, id, finding, origin),
    );
    // Undone, the transaction would have lost the payer's only proof.
    if (picture !== null) await services.photos.remove('proofs', picture);
    if (settled === 'refused') await refuseMismatch(services, id, origin);
    if (typeof settled === 'object') await countFailure(services, settled.failedOf);
  } catch (error) {
    // The same transaction of the service has paid something else already.
    if (finding.state !== 'paid' || !isUniqueViolation(error, 'payments_trx_key')) throw error;
    await refuseMismatch(services, id, origin);
  }
}

interface Settled {
  /** `refused`: it does not match what was asked. */
  settled: 'refused' | 'done' | { failedOf: number };
  /** The picture of a proof nobody needs any more; deleted once all of this is written. */
  picture: string | null;
}
const without = (settled: Settled['settled']): Settled => ({ settled, picture: null });

async function settle(
  services: Services,
  db: Db,
  id: number,
  finding: Exclude<Finding, { state: 'open' }>,
  origin: Origin,
): Promise<Settled> {
  const now = services.now();
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  if (row === undefined || !mayBecome(row.state, finding.state)) return without('done');
  // What staff gave back is not booked, whatever the service still says of it.
  if (row.failure === 'given_back') return without('done');
  if (finding.state !== 'paid') {
    await db
      .update(payments)
      .set({ state: finding.state, failure: finding.failure, endedAt: now })
      .where(eq(payments.id, id));
    await releasePromo(db, row.promoUseId, now);
    return without({ failedOf: row.userId });
  }
  if (!matches(row, finding)) return without('refused');
  const picture = await closeItsProof(services, db, finding.trx);
  const take = finding.concerns?.includes('payment_risky') ? holdPayment : bookArrived;
  await take(services, db, row, finding.trx, origin);
  return { settled: 'done', picture };
}

/** The payer has given the same transaction to staff meanwhile: nobody has to check it any more. */
async function closeItsProof(services: Services, db: Db, trx: string) {
  const isOpen = and(eq(payments.method, 'manual'), eq(payments.state, 'pending_verify'));
  const [given] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.trxKey, transactionKey(trx)), isOpen));
  const proof = given && (await findProof(db, given.id, true));
  if (proof?.payment.state !== 'pending_verify') return null;
  return closeProof(db, proof, services.now());
}

async function refuseMismatch(services: Services, id: number, origin: Origin): Promise<void> {
  const [row] = await services.db.select().from(payments).where(eq(payments.id, id));
  if (row === undefined || row.state === 'paid') return;
  const endedAt = services.now();
  await services.db.transaction(async (db) => {
    const [refused] = await db
      .update(payments)
      .set({ state: 'failed', failure: 'payment_mismatch', endedAt })
      .where(and(eq(payments.id, id), inArray(payments.state, [...undecidedStates])))
      .returning({ id: payments.id });
    if (refused !== undefined) await releasePromo(db, row.promoUseId, endedAt);
  });
  await raiseAlarm(services, 'payment_mismatch', row.ref);
  await writeAudit(services, origin, {
    action: 'payment_booked',
    outcome: 'payment_mismatch',
    userId: row.userId,
    target: `payment:${id}`,
  });
}
