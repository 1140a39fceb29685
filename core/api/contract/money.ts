/** Money of a person, tutor or guardian: schemas, access and caching. */
import { pageQuery } from '../fields/page.ts';
import * as money from '../schemas/money.ts';
import type { EndpointRules } from './endpoint.ts';

const list = { tag: 'Money', access: 'session', query: pageQuery } as const;

export const moneyContract = {
  listInvoices: { ...list, summary: 'Own invoices, newest first', answer: money.invoicesAnswer },
  listTransactions: {
    ...list,
    summary: 'Charges, payments and refunds, newest first',
    answer: money.transactionsAnswer,
  },
} satisfies Record<string, EndpointRules>;
