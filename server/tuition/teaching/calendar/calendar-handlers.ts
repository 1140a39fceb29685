import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { endFeed, readFeed, renewFeed } from './calendar-feed.ts';

export function createCalendarHandlers(services: Services) {
  return {
    getCalendarFeed: ({ caller }) => readFeed(services, caller.user.id),
    renewCalendarFeed: async ({ caller, request }) => ({
      ...success('teaching.calendar_on', requestLang(request)),
      ...(await renewFeed(services, caller.user.id, originOf(request))),
    }),
    endCalendarFeed: async ({ caller, request }) => {
      await endFeed(services, caller.user.id, originOf(request));
      return success('teaching.calendar_off', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
