import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { getChatReport, listChatReports } from './find-chat-reports.ts';
import { type Settlement, settleChatReport } from './settle-chat-report.ts';

type Acting = Pick<Call<'dismissChatReport'>, 'caller' | 'request'>;

export function createChatReportHandlers(services: Services) {
  const settle = async (settlement: Settlement, call: Acting) => {
    const actor = toStaffActor(call);
    await settleChatReport(services, settlement, actor);
    const said = settlement.removedBecause === null ? 'chat.report_kept' : 'chat.report_removed';
    return success(said, actor.lang);
  };
  return {
    listStaffChatReports: ({ query }) => listChatReports(services.db, query),
    getStaffChatReport: ({ params }) => getChatReport(services.db, params.id),
    dismissChatReport: ({ params, ...call }) =>
      settle({ reportId: params.id, removedBecause: null }, call),
    hideReportedMessage: ({ params, body, ...call }) =>
      settle({ reportId: params.id, removedBecause: body.reason }, call),
  } satisfies Partial<Handlers>;
}
