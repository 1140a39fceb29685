import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { findAreas } from './find-areas.ts';
import { readByModel } from './model/read-by-model.ts';
import { requestCall } from './request-call.ts';

export function createAssistantHandlers(services: Services) {
  return {
    getAssistantAreas: ({ query }) => findAreas(services.lookupCache.current, query),
    readByModel: ({ body, request }) =>
      readByModel(services, { ...body, ip: request.ip, origin: request.headers.origin }),
    requestCall: async ({ body, request }) => {
      const lang = requestLang(request);
      const { phone_no: phone, name, website, urgent } = body;
      const once = sentOnce(body);
      if (!website)
        await requestCall(services, { phone, name, once, lang, urgent }, originOf(request));
      return success('assistant.call_requested', lang);
    },
  } satisfies Partial<Handlers>;
}
