/**
 * SSLCommerz v4 by our reading of its public documentation: the session, the validation, and one
 * address for both queries, the refund and its query, told apart by what is given.
 */
import type { FastifyInstance } from 'fastify';
import { answerMerchant } from '../answer-merchant.ts';
import { answerRefund } from '../answer-refund.ts';
import type { GatewayState } from '../gateway-state.ts';
import { readGiven } from '../given-fields.ts';
import { pageAddress } from '../page-address.ts';
import { createSession } from './create-session.ts';
import { isStore } from './is-store.ts';
import { queryReference, querySession } from './query.ts';
import { findRefundable, queryRefund, refund } from './refund.ts';
import { sslcommerzPayments } from './sslcommerz-payment.ts';
import { findValidated, validate } from './validate.ts';

export function addSslcommerz(app: FastifyInstance, state: GatewayState) {
  app.post('/gwprocess/v4/api.php', async (request) =>
    createSession(state, readGiven(request.body), (id) => pageAddress(state, request, id)),
  );

  app.get('/validator/api/validationserverAPI.php', async (request, reply) => {
    const given = readGiven(request.query);
    const payment = findValidated(state, given);
    return answerMerchant(state, reply, payment, () => validate(state, given, payment));
  });

  app.get('/validator/api/merchantTransIDvalidationAPI.php', async (request, reply) => {
    const given = readGiven(request.query);
    if (!isStore(given)) return { APIConnect: 'FAILED' };
    if (given['bank_tran_id'])
      return answerRefund(state, reply, (behaviour) =>
        refund(state, given, findRefundable(state, given), behaviour),
      );
    if (given['refund_ref_id']) return queryRefund(state, given);
    const all = sslcommerzPayments(state);
    if (given['sessionkey']) {
      const payment = all.find(({ id }) => id === given['sessionkey']);
      return answerMerchant(state, reply, payment, () => querySession(payment));
    }
    if (given['tran_id'] === undefined) return { APIConnect: 'INVALID_REQUEST' };
    const payments = all.filter(({ reference }) => reference === given['tran_id']);
    return answerMerchant(state, reply, payments.at(-1), () => queryReference(payments));
  });
}
