import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { getLetter, listLetters } from './find-letters.ts';
import { signLetter } from './sign-letter.ts';

export function createLetterHandlers(services: Services) {
  return {
    listLetters: ({ caller, query, request }) =>
      listLetters(services, caller, query.page, requestLang(request)),
    getLetter: ({ caller, params, query, request }) =>
      getLetter(services, caller, {
        id: params.id,
        version: query.version,
        lang: requestLang(request),
      }),
    signLetter: async ({ caller, params, body, request }) => {
      const lang = requestLang(request);
      await signLetter(services, caller, { id: params.id, ...body, origin: originOf(request) });
      return {
        ...success('letters.signed', lang),
        letter: await getLetter(services, caller, { id: params.id, lang }),
      };
    },
  } satisfies Partial<Handlers>;
}
