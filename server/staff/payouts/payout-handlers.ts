import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { listCoachDue } from '#server/staff/coach/list-coach-due.ts';
import { listHolders } from './list-holders.ts';
import { payOutBalance, preparePayout } from './pay-out-balance.ts';
import { readBalance } from './read-balance.ts';
import { undoPayout } from './undo-payout.ts';

export const createStaffPayoutHandlers = (services: Services) =>
  ({
    listStaffHolders: ({ query }) => listHolders(services.db, query.page),
    listStaffCoachDue: () => listCoachDue(services),
    getStaffBalance: ({ params, caller }) => readBalance(services.db, params.id, caller.user.id),
    preparePayout: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await preparePayout(services, params.id, body, actor);
      return success('staff.payout_prepared', actor.lang);
    },
    payOutBalance: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await payOutBalance(services, params.id, body, actor);
      return success('staff.payout_paid', actor.lang);
    },
    undoPayout: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await undoPayout(services, { id: params.id, ...body }, actor);
      return success('staff.payout_undone', actor.lang);
    },
  }) satisfies Partial<Handlers>;
