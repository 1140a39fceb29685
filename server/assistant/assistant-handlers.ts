import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { assistantLookups } from './assistant-lookups.ts';
import { readByModel } from './model/read-by-model.ts';
import { requestCall } from './request-call.ts';

type AssistantHandlers = Pick<Handlers, 'getAssistantLookups' | 'requestCall' | 'readByModel'>;

export function createAssistantHandlers(services: Services): AssistantHandlers {
  return {
    getAssistantLookups: () => ({
      ...assistantLookups(services.lookupCache.current),
      model: services.config.model !== undefined,
    }),
    readByModel: ({ body, request }) =>
      readByModel(services, { ...body, ip: request.ip, origin: request.headers.origin }),
    requestCall: async ({ body, request }) => {
      const lang = requestLang(request);
      const { phone_no: phone, name, idempotency_key: key, website } = body;
      if (!website) await requestCall(services, { phone, name, key, lang }, originOf(request));
      return { status: 'success', message: serverText('assistant.call_requested', lang) };
    },
  };
}
