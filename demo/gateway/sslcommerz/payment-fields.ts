/**
 * Makes the fields that SSLCommerz gives of a payment, alike in notices, validations and queries.
 */
import { toTaka } from '../amounts.ts';
import { sslcommerzTime } from '../dhaka-time.ts';
import { reportedOf } from '../payment.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';
import { sandboxStore } from './store.ts';

/** Returns what the store gets after the gateway's charge of 2.5 %, in poisha. */
const storePart = (poisha: number) => poisha - Math.round(poisha / 40);

export function paymentFields(payment: SslcommerzPayment): Record<string, string> {
  const { amountPoisha, currency, reference } = reportedOf(payment);
  const isPaid = payment.state === 'paid';
  const amount = toTaka(amountPoisha);
  return {
    tran_date: sslcommerzTime(payment.takenAt ?? payment.createdAt),
    tran_id: reference,
    val_id: payment.validationId,
    amount,
    store_amount: isPaid ? toTaka(storePart(amountPoisha)) : '0.00',
    currency,
    bank_tran_id: payment.transactionId,
    card_type: isPaid ? 'NAGAD-Nagad' : '',
    card_no: '',
    card_issuer: isPaid ? 'Nagad' : '',
    card_brand: isPaid ? 'MOBILEBANKING' : '',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    currency_type: currency,
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    risk_level: '0',
    risk_title: 'Safe',
    ...payment.values,
  };
}

/** The store a notice or a validation names. */
export const storeOf = ({ behaviour }: SslcommerzPayment): string =>
  behaviour === 'wrong-store' ? 'anothershop' : sandboxStore.storeId;
