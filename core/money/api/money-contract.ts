/** Money of a person, tutor or guardian: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import * as money from './money.ts';
import { ownPayoutAnswer } from './own-payout.ts';
import * as payments from './payments.ts';
import { receipt } from './receipts.ts';
import { statementAnswer, statementQuery } from './statements.ts';

const own = { tag: 'Money', access: 'session', query: langQuery } as const;
const list = { tag: 'Money', access: 'session', query: pageQuery } as const;

export const moneyContract = {
  listInvoices: { ...list, summary: 'Own invoices, newest first', answer: money.invoicesAnswer },
  getInvoice: {
    ...own,
    summary: 'One own invoice, how it can be paid and what was tried',
    params: payments.invoiceParams,
    answer: payments.invoiceAnswer,
  },
  checkPromoCode: {
    ...own,
    summary: 'What a promo code takes off an own invoice; reserves nothing',
    params: payments.invoiceParams,
    body: payments.promoCodeBody,
    answer: payments.promoCodeAnswer,
  },
  startPayment: {
    ...own,
    summary: 'Begins to pay an invoice; the sum is what it still asks',
    body: payments.startPaymentBody,
    answer: payments.startPaymentAnswer,
  },
  getPayment: {
    ...own,
    summary: 'What has become of an own payment; asks the gateway while that is open',
    params: payments.paymentParams,
    answer: payments.payment,
  },
  getReceipt: {
    ...own,
    summary: 'The receipt of an own payment that was paid',
    params: payments.paymentParams,
    answer: receipt,
  },
  getOwnPayout: {
    ...own,
    summary: 'What we hold for the person, by when it is sent and where to',
    answer: ownPayoutAnswer,
  },
  askPayout: {
    ...own,
    summary: 'Asks staff to send what we hold now; they see who asked first',
    answer: ownPayoutAnswer,
  },
  listTransactions: {
    ...list,
    summary: 'Charges, payments and refunds, newest first',
    answer: money.transactionsAnswer,
  },
  getStatement: {
    ...own,
    summary: 'Own account in one month of Dhaka, the newest without one',
    query: statementQuery,
    answer: statementAnswer,
  },
} satisfies Record<string, EndpointRules>;
