import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { readTutorWaiting } from './read-tutor-waiting.ts';

export const createTutorDashboardHandlers = (services: Services) =>
  ({
    listTutorWaiting: async ({ caller, request }) => ({
      data: await readTutorWaiting(services, caller, requestLang(request)),
    }),
  }) satisfies Partial<Handlers>;
