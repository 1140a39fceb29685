import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { closeDay } from './days/close-day.ts';
import { getDay, listDays } from './days/list-days.ts';
import { listStaffInvoices } from './list-staff-invoices.ts';
import { readMoney } from './read-money.ts';
import { readWeeks } from './read-weeks.ts';

export const createStaffMoneyHandlers = (services: Services) =>
  ({
    listStaffInvoices: ({ query }) => listStaffInvoices(services, query),
    getStaffMoney: () => readMoney(services),
    listStaffDays: ({ query }) => listDays(services, query.month),
    getStaffDay: ({ params }) => getDay(services, params.day),
    closeStaffDay: ({ params, body, ...call }) =>
      closeDay(services, { ...params, ...body }, toStaffActor(call)),
    listStaffWeeks: ({ query }) => readWeeks(services, Number(query.weeks)),
    checkStaffBooks: async () => {
      const found = await checkLedger(services.db);
      return {
        is_balanced: found.isBalanced,
        transactions: found.transactions,
        out_of_balance: found.outOfBalance,
        wrong_invoices: found.wrongInvoices,
        total_poisha: found.totalPoisha,
        checked_at: services.now().toISOString(),
      };
    },
  }) satisfies Partial<Handlers>;
