import type { Lang } from '#core/i18n/lang.ts';
import { presentHistory, readHistories } from '#server/hub/read-histories.ts';
import type { Handlers } from '#server/request/call.ts';
import type { TutorCaller } from '#server/request/caller.ts';
import { originOf } from '#server/request/origin-of.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { success } from '#server/text/success.ts';
import { countHistory } from './count-history.ts';
import { showHistory } from './keep-histories.ts';

export function createHistoryHandlers(services: Services) {
  const { db, lookupCache } = services;
  /** What is shown is what was counted last; before the consent, what would be shown. */
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
