/**
 * SSLCommerz v4: the payer's page, the query by our reference, and the validation of
 * what it names. Cards, Nagad and others. Source: docs/requirements/money/money.md, "Paying".
 */
import { z } from 'zod';
import { brand } from '#core/ground/brand.ts';
import { readTakaText, toTakaText } from '#core/money/words/taka-text.ts';
import {
  type Asked,
  type Finding,
  GatewayAway,
  type GivenBack,
  type PaymentConcern,
  type PaymentGateway,
  type ToGiveBack,
} from '#server/ground/services/payment-gateway.ts';
import { callGateway, START_TIMEOUT_MS } from '../call-gateway.ts';
import { readStatus } from '../read-status.ts';
import { isSignedNotice } from './is-signed-notice.ts';

export interface SslcommerzSettings {
  url: string;
  storeId: string;
  storePassword: string;
}

/** The addresses that payer and notices come back to. */
export interface ReturnAddresses {
  back: (ref: string) => string;
  notice: string;
}

const BDT = 'BDT';
const session = z.object({
  status: z.string(),
  sessionkey: z.string().default(''),
  GatewayPageURL: z.string().default(''),
});
const found = z.object({
  status: z.string(),
  val_id: z.string().default(''),
  risk_level: z.coerce.string().default(''),
});
const query = z.object({ APIConnect: z.string(), element: z.array(found).default([]) });
const validated = z.object({
  status: z.string(),
  tran_id: z.string().default(''),
  store_id: z.string().default(''),
  amount: z.coerce.string().default(''),
  currency_type: z.string().default(''),
  bank_tran_id: z.string().default(''),
  risk_level: z.coerce.string().default(''),
});

const refunded = z.object({
  APIConnect: z.string(),
  status: z.string().default(''),
  refund_ref_id: z.string().default(''),
});
/** The remark that a merchant sees of a refund in the service's own desk. */
const REMARK = 'Refund by the rule';

/** The service's mark: the payer is to be verified before anything is given for it. */
const isRisky = ({ risk_level: level }: { risk_level: string }) => level === '1';
const isValid = ({ status }: { status: string }) => status === 'VALID' || status === 'VALIDATED';

export function createSslcommerz(
  { url, storeId, storePassword }: SslcommerzSettings,
  addresses: ReturnAddresses,
): PaymentGateway {
  const store = { store_id: storeId, store_passwd: storePassword };
  const addressOf = (path: string, fields: Record<string, string> = {}) => {
    const address = new URL(path, `${url}/`);
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    return address;
  };
  const ask = <Answer>(schema: z.ZodType<Answer>, path: string, fields: Record<string, string>) =>
    callGateway(schema, {
      method: 'GET',
      url: addressOf(path, { ...store, ...fields, v: '1', format: 'json' }),
    });
  const TRANSACTIONS = 'validator/api/merchantTransIDvalidationAPI.php';

  /** `rows`: all that are valid of one reference, of which there should be one. */
  async function validate(rows: z.infer<typeof found>[], valId: string): Promise<Finding> {
    const said = await ask(validated, 'validator/api/validationserverAPI.php', { val_id: valId });
    if (!isValid(said)) return { state: 'open' };
    const concerns: PaymentConcern[] = [];
    if (new Set(rows.map(({ val_id: id }) => id)).size > 1) concerns.push('payment_twice');
    if (isRisky(said) || rows.some(isRisky)) concerns.push('payment_risky');
    return {
      state: 'paid',
      trx: said.bank_tran_id,
      ref: said.tran_id,
      poisha: readTakaText(said.amount) ?? 0,
      currency: said.currency_type,
      isOurs: said.store_id === storeId,
      concerns,
    };
  }

  /** The same reference again is the same refund. `success` means that it was taken. */
  async function beginGivingBack({
    ref,
    poisha,
    payment,
    isRepeated,
  }: ToGiveBack): Promise<GivenBack> {
    const said = await ask(refunded, TRANSACTIONS, {
      bank_tran_id: payment.trx,
      refund_trans_id: ref,
      refund_amount: toTakaText(poisha),
      refund_remarks: REMARK,
    });
    if (said.APIConnect !== 'DONE') throw new GatewayAway(`sslcommerz: ${said.APIConnect}`);
    // After a lost answer it may mean that the money has gone back already.
    if (said.status === 'failed' && isRepeated)
      throw new GatewayAway('sslcommerz: a repeated refund was refused');
    if (said.status === 'failed') return { state: 'refused' };
    if (said.refund_ref_id === '') throw new GatewayAway('sslcommerz: a refund without a name');
    return { state: 'open', serviceRef: said.refund_ref_id };
  }

  return {
    method: 'sslcommerz',
    readReturn: readStatus,
    readNotice: (fields) =>
      isSignedNotice(fields, { storeId, storePassword }) ? (fields['tran_id'] ?? '') : null,
    async start({ ref, poisha, payer, lang }) {
      const back = addresses.back(ref);
      const answer = await callGateway(session, {
        url: addressOf('gwprocess/v4/api.php'),
        timeoutMs: START_TIMEOUT_MS,
        body: new URLSearchParams({
          ...store,
          tran_id: ref,
          total_amount: toTakaText(poisha),
          currency: BDT,
          success_url: back,
          fail_url: back,
          cancel_url: back,
          ipn_url: addresses.notice,
          cus_name: payer.name,
          cus_email: payer.email ?? brand.email,
          cus_phone: payer.phone,
          cus_add1: '-',
          cus_city: '-',
          cus_postcode: '1000',
          cus_country: 'Bangladesh',
          shipping_method: 'NO',
          num_of_item: '1',
          product_name: 'Service charge',
          product_category: 'Service',
          product_profile: 'non-physical-goods',
          value_a: lang,
        }),
      });
      if (answer.status !== 'SUCCESS' || answer.GatewayPageURL === '')
        throw new GatewayAway(`sslcommerz: the session was refused`);
      return { session: answer.sessionkey, pageUrl: answer.GatewayPageURL };
    },

    async ask({ ref }: Asked) {
      const { APIConnect, element } = await ask(query, TRANSACTIONS, { tran_id: ref });
      if (APIConnect !== 'DONE') throw new GatewayAway(`sslcommerz: ${APIConnect}`);
      const valid = element.filter(isValid);
      const [first] = valid;
      if (first) return validate(valid, first.val_id);
      const statuses = element.map(({ status }) => status);
      if (statuses.length > 0 && statuses.every((status) => status === 'FAILED'))
        return { state: 'failed', failure: 'declined' };
      if (statuses.length > 0 && statuses.every((status) => status === 'CANCELLED'))
        return { state: 'cancelled', failure: 'cancelled_by_payer' };
      return { state: 'open' };
    },

    async giveBack(refund) {
      const { serviceRef } = refund;
      if (serviceRef === null) return beginGivingBack(refund);
      const said = await ask(refunded, TRANSACTIONS, { refund_ref_id: serviceRef });
      if (said.status === 'refunded') return { state: 'done', trx: serviceRef };
      if (said.status === 'cancelled') return { state: 'refused' };
      if (said.status === 'processing') return { state: 'open', serviceRef };
      throw new GatewayAway('sslcommerz: its query does not know the refund');
    },
  };
}
