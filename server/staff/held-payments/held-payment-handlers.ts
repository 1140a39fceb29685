import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { giveBackHeldPayment, releaseHeldPayment } from './decide-held-payment.ts';
import { listHeldPayments } from './list-held-payments.ts';

export const createHeldPaymentHandlers = (services: Services) =>
  ({
    listStaffHeldPayments: ({ query }) => listHeldPayments(services.db, query.page),
    releaseHeldPayment: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await releaseHeldPayment(services, params.id, actor);
      return success('staff.payment_released', actor.lang);
    },
    giveBackHeldPayment: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await giveBackHeldPayment(services, { id: params.id, trx: body.reason }, actor);
      return success('staff.payment_given_back', actor.lang);
    },
  }) satisfies Partial<Handlers>;
