/** The public tutor hub. */

import { takeLimits } from '#server/limits/take-limits.ts';
import type { Handlers } from '#server/request/call.ts';
import { DEFAULT_LANG } from '#server/request/default-lang.ts';
import type { Services } from '#server/services/services.ts';
import { compareTutors, getHubTutor } from './get-hub-tutor.ts';
import { DEEP_PAGE, deepPageLimit, profileLimit } from './hub-limits.ts';
import { listTutors } from './list-tutors.ts';

export function createHubHandlers(services: Services) {
  const { db } = services;
  const goingDeep = async (ip: string, page: number) => {
    if (page > DEEP_PAGE) await takeLimits(db, [deepPageLimit(ip)], services.now());
  };
  const readingProfile = (ip: string) => takeLimits(db, [profileLimit(ip)], services.now());
  return {
    listTutors: async ({ query, request }) => {
      await goingDeep(request.ip, query.page);
      return listTutors(services, query, query.lang ?? DEFAULT_LANG);
    },
    searchTutors: async ({ query, body, request }) => {
      await goingDeep(request.ip, query.page);
      return listTutors(services, { ...body, ...query }, query.lang ?? DEFAULT_LANG);
    },
    compareTutors: async ({ query, request }) => {
      await readingProfile(request.ip);
      return compareTutors(services, query.tutorid, query.lang ?? DEFAULT_LANG);
    },
    getHubTutor: async ({ params, query, request }) => {
      await readingProfile(request.ip);
      return getHubTutor(services, params.tutorId, query.lang ?? DEFAULT_LANG);
    },
  } satisfies Partial<Handlers>;
}
