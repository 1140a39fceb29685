import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { chargeBack, winChargeback } from './charge-back.ts';
import { noteCoachPaid, undoCoachPaid } from './pay-coach.ts';
import { reversePayment } from './reverse-payment.ts';
import { undoWriteOff, writeOff } from './write-off.ts';

export function createInvoiceActHandlers(services: Services) {
  return {
    writeOffInvoice: async ({ params, body: { open_poisha: seenPoisha, reason }, ...call }) => {
      const actor = toStaffActor(call);
      await writeOff(services, { invoiceId: params.id, reason, seenPoisha }, actor);
      return success('staff.written_off', actor.lang);
    },
    undoWriteOff: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await undoWriteOff(services, { invoiceId: params.id, ...body }, actor);
      return success('staff.write_off_undone', actor.lang);
    },
    noteCoachPaid: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await noteCoachPaid(services, { invoiceId: params.id, ...body }, actor);
      return success('staff.coach_paid', actor.lang);
    },
    undoCoachPaid: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await undoCoachPaid(services, { invoiceId: params.id, ...body }, actor);
      return success('staff.coach_paid_undone', actor.lang);
    },
    chargeBackPayment: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await chargeBack(services, { id: params.id, ...body }, actor);
      return success('staff.charged_back', actor.lang);
    },
    winChargeback: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await winChargeback(services, { id: params.id, ...body }, actor);
      return success('staff.chargeback_won', actor.lang);
    },
    reversePayment: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await reversePayment(services, { id: params.id, ...body }, actor);
      return success('staff.payment_reversed', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
