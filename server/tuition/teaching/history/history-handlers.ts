import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { presentHistory, readHistories } from '#server/people/listing/read-histories.ts';
import { countHistory } from './count-history.ts';
import { showHistory } from './keep-histories.ts';

export function createHistoryHandlers(services: Services) {
  const { db, lookupCache } = services;
  /** Reads what is shown: what was counted last; before the consent, what would be shown. */
  const read = async ({ tutor }: TutorCaller, lang: Lang) => {
    const shown = (await readHistories(db, [tutor.id])).get(tutor.id);
    const counted = shown ?? (await countHistory(db, tutor.id, services.now()));
    return {
      is_shown: shown !== undefined,
      history: presentHistory(counted, lookupCache.current, lang),
    };
  };
  return {
    getOwnHistory: ({ caller, request }) => read(caller, requestLang(request)),
    showOwnHistory: async ({ caller, body, request }) => {
      const lang = requestLang(request);
      await showHistory(services, caller, body.is_shown, originOf(request));
      return {
        ...success(body.is_shown ? 'history.shown' : 'history.hidden', lang),
        ...(await read(caller, lang)),
      };
    },
  } satisfies Partial<Handlers>;
}
