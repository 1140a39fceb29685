import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { approveName, mergeName, renameName } from './change-name.ts';
import { listNames } from './list-names.ts';

const saved = ({ lang }: StaffActor) => success('staff.name_saved', lang);

export function createNameHandlers(services: Services) {
  return {
    listNames: ({ query }) => listNames(services.db, query),
    renameName: async ({ params, body: { name, name_bn }, ...call }) => {
      const actor = toStaffActor(call);
      await renameName(services, params, { name, nameBn: name_bn }, actor);
      return saved(actor);
    },
    approveName: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await approveName(services, params, actor);
      return saved(actor);
    },
    mergeName: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await mergeName(services, params, body.into_id, actor);
      return saved(actor);
    },
  } satisfies Partial<Handlers>;
}
