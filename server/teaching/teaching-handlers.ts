import { readPublicProfiles } from '#server/hub/read-public-profiles.ts';
import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { findOwnTuition } from './find-own-tuition.ts';
import { presentTuition } from './present-tuition.ts';

export function createTeachingHandlers({ db, lookupCache }: Services) {
  return {
    getTuition: async ({ caller, params, request }) => {
      const tuition = await findOwnTuition(db, caller, params.id);
      const isListed = (await readPublicProfiles(db, [tuition.tutor.id])).has(tuition.tutor.id);
      return presentTuition(tuition, isListed, lookupCache.current, requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
