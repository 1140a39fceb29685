import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { assistantLookups } from './assistant-lookups.ts';
import { requestCall } from './request-call.ts';

type AssistantHandlers = Pick<Handlers, 'getAssistantLookups' | 'requestCall'>;

export function createAssistantHandlers(services: Services): AssistantHandlers {
  return {
    getAssistantLookups: () => assistantLookups(services.lookupCache.current),
    requestCall: async ({ body, request }) => {
      const lang = requestLang(request);
      const { phone_no: phone, name, idempotency_key: key, website } = body;
      if (!website) await requestCall(services, { phone, name, key, lang }, originOf(request));
      return { status: 'success', message: serverText('assistant.call_requested', lang) };
    },
  };
}
