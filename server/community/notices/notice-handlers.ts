import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { dismissNotice, readBoard } from './read-board.ts';

export const createNoticeHandlers = (services: Services) =>
  ({
    listNotices: async ({ caller, request }) => ({
      data: await readBoard(services, caller.user, requestLang(request)),
    }),
    dismissNotice: async ({ caller, params, request }) => {
      await dismissNotice(services, caller.user, params.id);
      return success('notices.dismissed', requestLang(request));
    },
  }) satisfies Partial<Handlers>;
