import { askAgain } from '#server/acceptance/ask-for-acceptance.ts';
import { readOwnAcceptance } from '#server/acceptance/own-acceptance.ts';
import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { success } from '#server/text/success.ts';
import { readTutorWaiting } from './read-tutor-waiting.ts';

export const createTutorDashboardHandlers = (services: Services) =>
  ({
    listTutorWaiting: async ({ caller, request }) => ({
      data: await readTutorWaiting(services, caller, requestLang(request)),
      acceptance: await readOwnAcceptance(services.db, caller.tutor.id),
    }),
    askForAcceptance: async ({ caller, request }) => {
      await askAgain(services, caller.tutor.id);
      return success('profile.asked_again', requestLang(request));
    },
  }) satisfies Partial<Handlers>;
