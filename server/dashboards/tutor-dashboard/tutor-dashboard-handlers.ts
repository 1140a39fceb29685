import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { askAgain } from '#server/people/acceptance/ask-for-acceptance.ts';
import { readOwnAcceptance } from '#server/people/acceptance/own-acceptance.ts';
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
