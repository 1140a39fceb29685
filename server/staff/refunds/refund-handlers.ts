import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { approveRefund, payOutRefund, refuseRefund } from './decide-refund.ts';
import { endRefundSending } from './end-refund-sending.ts';
import { listRefunds } from './list-refunds.ts';
import { sendBack } from './send-back.ts';

export function createStaffRefundHandlers(services: Services) {
  return {
    listStaffRefunds: ({ query, caller }) => listRefunds(services, query, caller.user.id),
    approveRefund: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await approveRefund(services, { id: params.id, ...body }, actor);
      return { ...success('staff.refund_approved', actor.lang), version };
    },
    refuseRefund: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await refuseRefund(services, { id: params.id, ...body }, actor);
      return { ...success('staff.refund_refused', actor.lang), version };
    },
    sendBackRefund: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await sendBack(services, { id: params.id, ...body }, actor);
      return { ...success('staff.refund_sending', actor.lang), version };
    },
    endRefundSending: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const given = { id: params.id, ...body };
      const { version, isEnded } = await endRefundSending(services, given, actor);
      const text = isEnded ? (`refundEnd.${body.outcome}` as const) : 'staff.refund_word';
      return { ...success(text, actor.lang), version };
    },
    payOutRefund: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await payOutRefund(services, { id: params.id, ...body }, actor);
      return { ...success('staff.refund_paid', actor.lang), version };
    },
  } satisfies Partial<Handlers>;
}
