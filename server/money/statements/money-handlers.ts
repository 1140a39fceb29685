/** Money of a person: what is owed, what was paid. */
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listInvoices } from './list-invoices.ts';
import { listTransactions } from './list-transactions.ts';
import { readReceipt } from './read-receipt.ts';
import { readStatement } from './read-statement.ts';

export const createMoneyHandlers = (services: Services) =>
  ({
    listInvoices: ({ caller, query, request }) =>
      listInvoices(services, {
        userId: caller.user.id,
        isTutor: caller.user.type === 'tutor',
        page: query.page,
        lang: requestLang(request),
      }),
    getReceipt: ({ caller, params, request }) =>
      readReceipt(services, { ref: params.ref, caller, lang: requestLang(request) }),
    getStatement: ({ caller, query, request }) =>
      readStatement(services, { caller, month: query.month, lang: requestLang(request) }),
    listTransactions: ({ caller, query, request }) =>
      listTransactions(services, {
        userId: caller.user.id,
        page: query.page,
        lang: requestLang(request),
      }),
  }) satisfies Partial<Handlers>;
