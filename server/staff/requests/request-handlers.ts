import type { FastifyRequest } from 'fastify';
import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import { pageOf } from '#server/ground/db/page-of.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { askTogether } from '#server/ground/services/ask-together.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { tellWhoChanged } from '#server/staff/changed-meanwhile.ts';
import { countQueues } from '#server/staff/queues/count-queues.ts';
import { approveRequest, decideRequest } from './decide-request.ts';
import { findRequests } from './find-requests.ts';
import { getStaffRequest } from './get-staff-request.ts';
import { presentRows } from './present-rows.ts';
import { updateRequest } from './update-request.ts';

interface DecisionCall {
  params: { id: number };
  body: { version: number; reason: string };
  caller: Caller;
  request: FastifyRequest;
}

export function createStaffRequestHandlers(services: Services) {
  const { db } = services;
  const changing = async (jobId: number, { lang }: StaffActor, work: () => Promise<number>) => ({
    ...success('staff.request_changed', lang),
    version: await tellWhoChanged(db, { jobId }, lang, work),
  });
  const deciding =
    (act: 'return' | 'reject' | 'close' | 'reopen') =>
    ({ params: { id }, body, ...call }: DecisionCall) => {
      const actor = toStaffActor(call);
      return changing(id, actor, () => decideRequest(services, id, { act, ...body }, actor));
    };
  return {
    getStaffQueues: askTogether(() => countQueues(services)),
    listStaffRequests: async ({ query, ...call }) => {
      const { user, lang } = toStaffActor(call);
      const reader = { db, now: services.now(), userId: user.id };
      const { rows, total } = await findRequests(reader, query);
      return pageOf(query.page, total, await presentRows(services, rows, lang), query.per_page);
    },
    getStaffRequest: ({ params, ...call }) =>
      getStaffRequest(services, params.id, toStaffActor(call).lang),
    updateStaffRequest: ({ params: { id }, body, ...call }) => {
      const actor = toStaffActor(call);
      return changing(id, actor, () => updateRequest(services, id, body, actor));
    },
    approveRequest: ({ params: { id }, body, ...call }) => {
      const actor = toStaffActor(call);
      return changing(id, actor, () => approveRequest(services, id, body, actor));
    },
    returnRequest: deciding('return'),
    rejectRequest: deciding('reject'),
    closeRequest: deciding('close'),
    reopenRequest: deciding('reopen'),
  } satisfies Partial<Handlers>;
}
