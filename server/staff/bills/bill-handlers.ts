import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { issueBill, voidBill } from './issue-bill.ts';

export const createStaffBillHandlers = (services: Services) =>
  ({
    issueBill: async ({ body, ...call }) => {
      const actor = toStaffActor(call);
      const number = await issueBill(services, body, actor);
      return { ...success('staff.bill_issued', actor.lang, { number }), number };
    },
    voidBill: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const number = await voidBill(services, { id: params.id, ...body }, actor);
      return { ...success('staff.bill_voided', actor.lang, { number }), number };
    },
  }) satisfies Partial<Handlers>;
