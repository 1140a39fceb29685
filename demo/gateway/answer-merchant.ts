/** Answers the merchant's server about a payment: at once, very late, or not at all. */
import type { FastifyReply } from 'fastify';
import type { GatewayState } from './gateway-state.ts';
import type { Payment } from './payment.ts';

export function sendUnavailable(reply: FastifyReply) {
  // As a proxy in front of a provider says it: not JSON, whatever was asked for.
  return reply
    .code(503)
    .type('text/html')
    .send('<html><body><h1>503 Service Temporarily Unavailable</h1></body></html>');
}

/**
 * Returns whether the payment is in trouble: only from when the money is taken, and for a while;
 * then the truth can be asked for.
 */
function isTroubled({ now, troubleMs }: GatewayState, { takenAt }: Payment): boolean {
  return takenAt !== undefined && now() < takenAt + troubleMs;
}

/** `work` is what the call does and answers; in an outage it is not done. */
export async function answerMerchant(
  state: GatewayState,
  reply: FastifyReply,
  payment: Payment | undefined,
  work: () => object,
) {
  const trouble = payment && isTroubled(state, payment) ? payment.behaviour : undefined;
  if (trouble === 'outage') return sendUnavailable(reply);
  const answer = work();
  if (trouble === 'slow') await state.background.wait(state.slowMs);
  return reply.send(answer);
}
