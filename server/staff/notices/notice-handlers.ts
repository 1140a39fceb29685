import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { listNotices } from './list-notices.ts';
import { changeNotice, createNotice, endNotice } from './save-notice.ts';

export const createStaffNoticeHandlers = (services: Services) =>
  ({
    listStaffNotices: ({ query }) => listNotices(services, query),
    createStaffNotice: async ({ body, ...call }) => {
      const actor = toStaffActor(call);
      const id = await createNotice(services, body, actor);
      return { ...success('staff.notice_saved', actor.lang), id };
    },
    changeStaffNotice: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await changeNotice(services, params.id, body, actor);
      return { ...success('staff.notice_saved', actor.lang), id: params.id };
    },
    endStaffNotice: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await endNotice(services, params.id, actor);
      return success('staff.notice_ended', actor.lang);
    },
  }) satisfies Partial<Handlers>;
