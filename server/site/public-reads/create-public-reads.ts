/**
 * The reads that everybody may make, the same for all: by the API, by fragments for partner pages
 * and by the pages the server draws. A read knows what was requested and nothing of who requests
 * it.
 */

import { STREETS_PATH } from '#core/site/api/map-style.ts';
import { listReviews } from '#server/community/reviews/list-reviews.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { createLookupReads } from '#server/ground/lookups/lookup-handlers.ts';
import { nearestPlace } from '#server/ground/places/nearest-place.ts';
import { searchPlaces } from '#server/ground/places/search-places.ts';
import type { PublicReads } from '#server/ground/request/call.ts';
import { DEFAULT_LANG } from '#server/ground/request/default-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { salaryGuide } from '#server/market/hiring/salary-guide.ts';
import { compareTutors, getHubTutor } from '#server/market/hub/get-hub-tutor.ts';
import { listTutorAreas } from '#server/market/hub/list-tutor-areas.ts';
import { listTutors } from '#server/market/hub/list-tutors.ts';
import { getJob } from '#server/market/job-board/get-job.ts';
import { listJobAreas } from '#server/market/job-board/list-job-areas.ts';
import { listJobs } from '#server/market/job-board/list-jobs.ts';
import { listSimilarJobs } from '#server/market/job-board/list-similar-jobs.ts';
import { findSite } from '#server/people/partners/partner-sites.ts';
import { assistantLookups } from '#server/site/assistant/assistant-lookups.ts';
import { findOutsideForm } from '#server/site/forms/find-outside-form.ts';
import { readHome } from '#server/site/home/read-home.ts';
import { listLandings } from '#server/site/landing/list-landings.ts';
import { readJobsLanding } from '#server/site/landing/read-jobs-landing.ts';
import { readTutorsLanding } from '#server/site/landing/read-tutors-landing.ts';

export function createPublicReads(services: Services) {
  return {
    ...createLookupReads(services),
    listJobs: ({ query }) => listJobs(services, query, query.lang ?? DEFAULT_LANG),
    listJobAreas: ({ query }) => listJobAreas(services, query, query.lang ?? DEFAULT_LANG),
    getJob: ({ params, query }) => getJob(services, params.jobId, query.lang ?? DEFAULT_LANG),
    listSimilarJobs: ({ params, query }) =>
      listSimilarJobs(services, params.jobId, query.lang ?? DEFAULT_LANG),
    listTutors: ({ query }) => listTutors(services, query, query.lang ?? DEFAULT_LANG),
    listTutorAreas: ({ query }) => listTutorAreas(services, query, query.lang ?? DEFAULT_LANG),
    getHubTutor: ({ params, query }) =>
      getHubTutor(services, params.tutorId, query.lang ?? DEFAULT_LANG),
    compareTutors: ({ query }) =>
      compareTutors(services, query.tutorid, query.lang ?? DEFAULT_LANG),
    listReviews: ({ params, query }) =>
      listReviews(services, params.tutorId, query.page, query.lang ?? DEFAULT_LANG),
    searchPlaces: ({ query }) => searchPlaces(services, query, query.lang ?? DEFAULT_LANG),
    nearestPlace: ({ query }) => nearestPlace(services, query, query.lang ?? DEFAULT_LANG),
    getSalaryGuide: ({ query }) => salaryGuide(services, query),
    getHome: ({ query }) => readHome(services, query.lang ?? DEFAULT_LANG),
    listLandings: ({ query }) => listLandings(services, query.lang ?? DEFAULT_LANG),
    getJobsLanding: ({ query }) => readJobsLanding(services, query, query.lang ?? DEFAULT_LANG),
    getTutorsLanding: ({ query }) => readTutorsLanding(services, query, query.lang ?? DEFAULT_LANG),
    getMapStyle: async () => {
      const url = services.config.map?.styleUrl ?? null;
      const tag = url === null ? await services.streets.readTag() : null;
      return { url, streets: tag === null ? null : `${STREETS_PATH}?v=${tag}` };
    },
    getOutsideForm: ({ params }) => findOutsideForm(services.config, params.title),
    getAssistantLookups: ({ query }) => ({
      ...assistantLookups(services.lookupCache.current),
      ...(query.areas === 'later' && { areas: [] }),
      model: services.config.model !== undefined,
    }),
    getEmbedSite: async ({ params }) => {
      const site = await findSite(services.db, params.site);
      if (site === undefined) throw new ApiError('site_unknown');
      return { site: params.site, name: site.partner.name, origins: site.origins };
    },
  } satisfies Partial<PublicReads>;
}

export type PublicReadName = keyof ReturnType<typeof createPublicReads>;
