/**
 * A payment begins: what is held for the payer is used first where they wish it, then the service is
 * asked for its page. The row is there before the service is asked, so that a lost answer leaves a
 * trace. Source: docs/requirements/money/money.md, "Paying".
 */

import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { startPaymentBody } from '#core/money/api/payments.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { type Limit, takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, type SentOnce, sentOnce } from '#server/ground/request/sent-once.ts';
import { GatewayAway } from '#server/ground/services/payment-gateway.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { guardPromoTries } from '#server/money/promos/guard-promo-tries.ts';
import { releasePromo, reservePromo, takePromo } from '#server/money/promos/promo-uses.ts';
import { alarmAtLimit, paymentLimits } from './payment-limits.ts';
import { newPaymentRef } from './payment-ref.ts';
import type { PaymentRow } from './present-payment.ts';

type Wanted = z.output<typeof startPaymentBody>;

/** A payer's page stays open for about half an hour. */
const PAGE_MINUTES = 25;
const FIRST_ASK_MS = 20_000;
export interface Starter {
  caller: Caller;
  origin: Origin;
}

/** Null: what was held for the payer, or a promo code, has paid all of it. */
export async function startPayment(
  services: Services,
  wanted: Wanted,
  { caller, origin }: Starter,
): Promise<PaymentRow | null> {
  const gateway = services.payments.get(wanted.method);
  if (gateway === undefined) throw new ApiError('payment_method_off');
  const { user } = caller;
  if (wanted.promo_code !== undefined) await guardPromoTries(services, user.id, origin);
  const once = sentOnce({ ...wanted });
  const payer = { userId: user.id, origin };
  const limits = paymentLimits(services, payer);
  const prepared = await alarmAtLimit(services, payer, () =>
    services.db.transaction((db) => prepare(services, db, wanted, { user, once, limits })),
  );
  if (prepared === null) return null;
  const { row, isNew } = prepared;
  if (row.pageUrl !== null || row.state !== 'created') return row;
  // Another press of this moment asks the service; a start that was cut short starts again.
  if (!isNew && services.now().getTime() < row.createdAt.getTime() + FIRST_ASK_MS) return row;
  try {
    const { ref, poisha } = row;
    const { name, email, phoneNo, emailVerifiedAt, lang } = user;
    const started = await gateway.start({
      ref,
      poisha,
      payer: { name, email: emailVerifiedAt === null ? null : email, phone: phoneNo },
      lang,
    });
    const [begun] = await services.db
      .update(payments)
      .set({ state: 'redirected', gatewaySession: started.session, pageUrl: started.pageUrl })
      .where(and(eq(payments.id, row.id), eq(payments.state, 'created')))
      .returning();
    await writeAudit(services, origin, {
      action: 'payment_started',
      outcome: 'ok',
      userId: user.id,
      target: `payment:${row.id}`,
    });
    return begun ?? row;
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    const endedAt = services.now();
    await services.db.transaction(async (db) => {
      await db
        .update(payments)
        .set({ state: 'failed', failure: 'gateway_unavailable', endedAt })
        .where(and(eq(payments.id, row.id), eq(payments.state, 'created')));
      await releasePromo(db, row.promoUseId, endedAt);
    });
    await writeAudit(services, origin, {
      action: 'payment_started',
      outcome: 'payment_unavailable',
      userId: user.id,
      target: `payment:${row.id}`,
    });
    throw new ApiError('payment_unavailable');
  }
}

interface Prepared {
  row: PaymentRow;
  isNew: boolean;
}

async function prepare(
  services: Services,
  db: Db,
  wanted: Wanted,
  { user, once, limits }: { user: Caller['user']; once: SentOnce; limits: Limit[] },
): Promise<Prepared | null> {
  const now = services.now();
  const invoice = await lockInvoice(db, wanted.invoice_id);
  if (invoice === undefined || invoice.userId !== user.id) throw new ApiError('invoice_not_found');
  // Under the lock of the invoice: pressed twice at once, the second finds what the first wrote.
  const [sentBefore] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, user.id), eq(payments.idempotencyKey, once.key)));
  if (sentBefore !== undefined) {
    checkSentSame(sentBefore.idempotencyHash, once);
    return { row: sentBefore, isNew: false };
  }
  if (invoice.status !== 'unpaid') throw new ApiError('invoice_not_payable');
  const isHeld = and(eq(payments.invoiceId, invoice.id), eq(payments.state, 'held'));
  if ((await db.$count(payments, isHeld)) > 0) throw new ApiError('payment_held');
  const { promo_code: code } = wanted;
  const promo =
    code === undefined ? undefined : await reservePromo(db, { code, invoice, user, now });
  const promoPoisha = promo?.poisha ?? 0;
  const left = wanted.uses_balance ? await payFromBalance(db, invoice, now, promoPoisha) : invoice;
  const poisha = openPoisha(left) - promoPoisha;
  if (poisha === 0) {
    if (promo) {
      const taken = { promoUseId: promo.id, poisha: promoPoisha, moneyPoisha: 0, at: now };
      await takePromo(db, left, taken);
    }
    return null;
  }
  const promoUseId = promo?.id ?? null;
  const [onItsWay] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, invoice.id),
        eq(payments.method, wanted.method),
        eq(payments.poisha, poisha),
        promoUseId === null ? isNull(payments.promoUseId) : eq(payments.promoUseId, promoUseId),
        inArray(payments.state, ['redirected', 'pending_verify']),
        gt(payments.createdAt, dayjs.utc(now).subtract(PAGE_MINUTES, 'minute').toDate()),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  if (onItsWay !== undefined) return { row: onItsWay, isNew: false };
  await takeLimits(db, limits, now);
  const [row] = await db
    .insert(payments)
    .values({
      ref: newPaymentRef(),
      userId: user.id,
      invoiceId: invoice.id,
      method: wanted.method,
      state: 'created',
      poisha,
      promoUseId,
      promoPoisha,
      idempotencyKey: once.key,
      idempotencyHash: once.hash,
      createdAt: now,
      askAt: new Date(now.getTime() + FIRST_ASK_MS),
    })
    .returning();
  if (row === undefined) throw new Error('No payment was written');
  return { row, isNew: true };
}
