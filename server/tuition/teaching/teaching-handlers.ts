import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createChangeHandlers } from './changes/change-handlers.ts';
import { findOwnTuition } from './find-own-tuition.ts';
import { createHistoryHandlers } from './history/history-handlers.ts';
import { createLetterHandlers } from './letters/letter-handlers.ts';
import { presentTuition } from './present-tuition.ts';
import { readStanding } from './terms-in-force.ts';

export function createTeachingHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    getTuition: async ({ caller, params, request }) => {
      const tuition = await findOwnTuition(db, caller, params.id);
      const standing = await readStanding(db, [tuition], dhakaDate(services.now()));
      return presentTuition(
        tuition,
        standing(tuition.application.id),
        lookupCache.current,
        requestLang(request),
      );
    },
    ...createChangeHandlers(services),
    ...createLetterHandlers(services),
    ...createHistoryHandlers(services),
  } satisfies Partial<Handlers>;
}
