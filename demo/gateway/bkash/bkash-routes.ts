/** bKash tokenized checkout v1.2.0-beta without an agreement, by our reading of its public documentation. */
import type { FastifyInstance } from 'fastify';
import { answerMerchant } from '../answer-merchant.ts';
import { answerRefund } from '../answer-refund.ts';
import type { GatewayState } from '../gateway-state.ts';
import { readGiven } from '../given-fields.ts';
import { pageAddress } from '../page-address.ts';
import { bkashAnswer } from './bkash-answer.ts';
import { findBkashPayment } from './bkash-payment.ts';
import { createPayment } from './create-payment.ts';
import { executeAnswer, statusAnswer, takeMoney } from './execute-payment.ts';
import { asksForRefund, refund, refundStatus } from './refund.ts';
import { createTokens } from './tokens.ts';

/** Everything of bKash is below it. */
export const BKASH_BASE = '/v1.2.0-beta/tokenized/checkout';

export function addBkash(app: FastifyInstance, state: GatewayState) {
  const tokens = createTokens(state);
  state.endTokens.push(tokens.revokeAll);
  app.post(`${BKASH_BASE}/token/grant`, async ({ headers, body }) =>
    tokens.grant(headers, readGiven(body)),
  );
  app.post(`${BKASH_BASE}/token/refresh`, async ({ headers, body }) =>
    tokens.refresh(headers, readGiven(body)),
  );

  app.register(async (calls) => {
    calls.addHook('onRequest', async ({ headers }, reply) => {
      const message = tokens.refusalOf(headers);
      if (message !== null) return reply.code(401).send({ message });
    });

    calls.post(`${BKASH_BASE}/create`, async (request) =>
      createPayment(state, readGiven(request.body), (id) => pageAddress(state, request, id)),
    );

    calls.post(`${BKASH_BASE}/execute`, async ({ body }, reply) => {
      const payment = findBkashPayment(state, readGiven(body)['paymentID']);
      if (!payment) return bkashAnswer('2002');
      // Before any trouble with the answer: it is the answer that gets lost, not the money.
      const isTaken = takeMoney(state, payment);
      return answerMerchant(state, reply, payment, () => executeAnswer(payment, isTaken));
    });

    calls.post(`${BKASH_BASE}/payment/status`, async ({ body }, reply) => {
      const payment = findBkashPayment(state, readGiven(body)['paymentID']);
      return answerMerchant(state, reply, payment, () =>
        payment ? statusAnswer(payment) : bkashAnswer('2002'),
      );
    });

    calls.post(`${BKASH_BASE}/payment/refund`, async ({ body }, reply) => {
      const given = readGiven(body);
      const payment = findBkashPayment(state, given['paymentID']);
      if (!asksForRefund(given)) return refundStatus(payment);
      return answerRefund(state, reply, (behaviour) => refund(state, given, payment, behaviour));
    });
  });
}
