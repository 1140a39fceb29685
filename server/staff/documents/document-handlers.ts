import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { tellWhoChanged } from '#server/staff/changed-meanwhile.ts';
import { type Decision, decideCheck } from './decide-check.ts';
import { getTutorDocuments } from './get-tutor-documents.ts';
import { listTutorDocuments } from './list-tutor-documents.ts';

export function createDocumentHandlers(services: Services) {
  const deciding = (decision: Decision, actor: StaffActor) =>
    tellWhoChanged(services.db, { checkId: decision.id }, actor.lang, () =>
      decideCheck(services, decision, actor),
    );
  return {
    listTutorDocuments: ({ query }) => listTutorDocuments(services.db, query),
    getTutorDocuments: ({ params, ...call }) =>
      getTutorDocuments(services, params.id, toStaffActor(call).lang),
    approveCheck: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await deciding({ id: params.id, ...body, reason: null }, actor);
      return { ...success('staff.check_approved', actor.lang), version };
    },
    returnCheck: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await deciding({ id: params.id, ...body }, actor);
      return { ...success('staff.check_returned', actor.lang), version };
    },
  } satisfies Partial<Handlers>;
}
