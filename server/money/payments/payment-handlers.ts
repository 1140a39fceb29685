/** Paying an own invoice. Source: docs/requirements/money/money.md, "Paying". */

import { setTimeout } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { InvoiceAnswer } from '#core/money/api/payments.ts';
import { isUndecided } from '#core/money/words/payment-states.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { guardPromoTries } from '#server/money/promos/guard-promo-tries.ts';
import { judgePromo } from '#server/money/promos/judge-promo.ts';
import { invoicedJob } from '#server/money/statements/invoiced-job.ts';
import { presentInvoice } from '#server/money/statements/list-invoices.ts';
import { paidRefs } from '#server/money/statements/payment-refs.ts';
import { checkPayment } from './check-payment.ts';
import { findPayment } from './find-payment.ts';
import { isGatewayPayment, presentPayment } from './present-payment.ts';
import { newestProof, presentOwnProof } from './proofs/find-proof.ts';
import { startPayment } from './start-payment.ts';

/** The payer's screen asks again anyway. */
const WAIT_MS = 2_500;
const SHOWN_PAYMENTS = 10;

async function getInvoice(
  services: Services,
  { user, tutor }: Caller,
  id: number,
  lang: Lang,
): Promise<InvoiceAnswer> {
  const { db, config } = services;
  const [row] = await db
    .select({ invoice: invoices, job: invoicedJob })
    .from(invoices)
    .leftJoin(jobOffers, eq(jobOffers.id, invoices.jobOfferId))
    .where(and(eq(invoices.id, id), eq(invoices.userId, user.id)));
  if (row === undefined) throw new ApiError('invoice_not_found');
  const tried = await db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, id))
    .orderBy(desc(payments.id))
    .limit(SHOWN_PAYMENTS);
  const proof = await newestProof(db, id);
  return {
    invoice: presentInvoice(
      services,
      { ...row, receipts: (await paidRefs(db, [id])).get(id) ?? [] },
      lang,
    ),
    bill_to: { name: user.name, id: tutor?.tutorid ?? String(user.id) },
    balance_poisha: await balanceOf(db, user.id),
    methods: [...services.payments.keys()],
    payments: tried
      .filter(isGatewayPayment)
      .map((payment) => presentPayment(payment, row.invoice.number)),
    manual:
      config.manualPayTo.length > 0
        ? { to: config.manualPayTo.map(({ name = null, ...place }) => ({ ...place, name })) }
        : null,
    proof: proof ? presentOwnProof(proof) : null,
  };
}

export const createPaymentHandlers = (services: Services) => {
  const findOwn = async (ref: string, userId: number) => {
    const found = await findPayment(services.db, ref);
    if (found?.payment.userId !== userId || !isGatewayPayment(found.payment))
      throw new ApiError('payment_not_found');
    return { ...found, payment: found.payment };
  };
  return {
    getInvoice: ({ caller, params, request }) =>
      getInvoice(services, caller, params.id, requestLang(request)),
    checkPromoCode: async ({ caller: { user }, params, body, request }) => {
      const { db, now } = services;
      await guardPromoTries(services, user.id, originOf(request));
      const [invoice] = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, params.id), eq(invoices.userId, user.id)));
      if (invoice === undefined) throw new ApiError('invoice_not_found');
      if (invoice.status !== 'unpaid') throw new ApiError('invoice_not_payable');
      const asked = { code: body.code, invoice, user, now: now() };
      const { code, poisha } = await judgePromo(db, asked, { lock: false });
      return { code, off_poisha: poisha };
    },
    startPayment: async ({ caller, body, request }) => {
      const row = await startPayment(services, body, { caller, origin: originOf(request) });
      if (row === null || !isGatewayPayment(row)) return { payment: null };
      const { invoiceNumber } = await findOwn(row.ref, caller.user.id);
      return { payment: presentPayment(row, invoiceNumber) };
    },
    getPayment: async ({ caller, params, request }) => {
      const before = await findOwn(params.ref, caller.user.id);
      if (isUndecided(before.payment.state))
        await Promise.race([
          checkPayment(services, before.payment, originOf(request)),
          setTimeout(WAIT_MS),
        ]);
      const { payment, invoiceNumber } = await findOwn(params.ref, caller.user.id);
      return presentPayment(payment, invoiceNumber);
    },
  } satisfies Partial<Handlers>;
};
