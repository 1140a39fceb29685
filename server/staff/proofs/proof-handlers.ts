import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { type Confirmed, confirmProof, refuseProof } from './decide-proof.ts';
import { listProofs } from './list-proofs.ts';
import { recordMoney } from './record-money.ts';

const answerOf = ({ version, isBooked }: Confirmed, { lang }: StaffActor) => ({
  ...success(isBooked ? 'staff.money_booked' : 'staff.money_needs_second', lang),
  version,
});

export function createStaffProofHandlers(services: Services) {
  return {
    listStaffProofs: ({ query }) => listProofs(services.db, query),
    confirmProof: async ({ params, body: { version, amount_poisha: poisha }, ...call }) => {
      const actor = toStaffActor(call);
      const given = { id: params.id, version, poisha };
      return answerOf(await confirmProof(services, given, actor), actor);
    },
    refuseProof: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await refuseProof(services, { id: params.id, ...body }, actor);
      return { ...success('staff.proof_refused', actor.lang), version };
    },
    recordMoney: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      return answerOf(await recordMoney(services, params.id, body, actor), actor);
    },
  } satisfies Partial<Handlers>;
}
