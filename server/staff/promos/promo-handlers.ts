import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { listPromoCodes, listPromoUses } from './list-promo-codes.ts';
import { createPromoCode, endPromoCode } from './save-promo-code.ts';

export const createStaffPromoHandlers = (services: Services) =>
  ({
    listStaffPromoCodes: ({ query }) => listPromoCodes(services, query),
    createPromoCode: async ({ body, ...call }) => {
      const actor = toStaffActor(call);
      const id = await createPromoCode(services, body, actor);
      return { ...success('staff.promo_created', actor.lang), id };
    },
    endPromoCode: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await endPromoCode(services, params.id, actor);
      return success('staff.promo_ended', actor.lang);
    },
    listStaffPromoUses: ({ params, query }) => listPromoUses(services, params.id, query.page),
  }) satisfies Partial<Handlers>;
