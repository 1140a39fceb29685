import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { getDashboard } from './get-dashboard.ts';
import { recommendTutors } from './recommend-tutors.ts';

export const createDashboardHandlers = (services: Services) =>
  ({
    getParentDashboard: ({ caller, request }) =>
      getDashboard(services, caller, requestLang(request)),
    listRecommendedTutors: ({ caller, request }) =>
      recommendTutors(services, caller.parent.id, requestLang(request)),
  }) satisfies Partial<Handlers>;
