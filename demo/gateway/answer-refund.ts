/** A refund is done first; the answer to the merchant may come late or be lost all the same. */
import type { FastifyReply } from 'fastify';
import { sendUnavailable } from './answer-merchant.ts';
import type { RefundBehaviour } from './behaviours.ts';
import type { GatewayState } from './gateway-state.ts';

export async function answerRefund(
  state: GatewayState,
  reply: FastifyReply,
  work: (behaviour: RefundBehaviour) => object,
) {
  const behaviour = state.nextRefunds.shift() ?? 'success';
  const answer = work(behaviour);
  if (behaviour === 'outage') return sendUnavailable(reply);
  if (behaviour === 'slow') await state.background.wait(state.slowMs);
  return reply.send(answer);
}
