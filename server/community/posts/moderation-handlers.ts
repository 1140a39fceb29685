import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { getStaffItem, listStaffItems } from './find-staff-items.ts';
import { approveItem, removeItem } from './moderate-item.ts';

const refOf = ({ what, id }: Call<'approveCommunity'>['params']) => ({ kind: what, id });

export function createModerationHandlers(services: Services) {
  const changed = async ({
    params,
    request,
  }: Pick<Call<'approveCommunity'>, 'params' | 'request'>) => {
    const lang = requestLang(request);
    const item = await getStaffItem(services, refOf(params), lang);
    return { ...success('community.moderated', lang), item };
  };
  return {
    listStaffCommunity: ({ query, request }) =>
      listStaffItems(services, query, requestLang(request)),
    approveCommunity: async (call) => {
      await approveItem(services, refOf(call.params), toStaffActor(call));
      return changed(call);
    },
    removeCommunity: async (call) => {
      await removeItem(services, refOf(call.params), call.body.reason, toStaffActor(call));
      return changed(call);
    },
  } satisfies Partial<Handlers>;
}
