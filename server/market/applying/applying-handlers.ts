import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { readJobsForMe } from '#server/market/own-jobs/jobs-for-me.ts';
import { listAvailableJobs } from '#server/market/own-jobs/list-available-jobs.ts';
import { readOwnFlags } from '#server/market/own-jobs/own-flags.ts';
import { listSavedJobs, saveJob, unsaveJob } from '#server/market/own-jobs/saved-jobs.ts';
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  saveSearch,
} from '#server/market/own-jobs/saved-searches.ts';
import { applyToJob } from './apply-to-job.ts';

export function createApplyingHandlers(services: Services) {
  const { db } = services;
  return {
    applyToJob: async ({ caller, params, body, request }) => {
      await applyToJob(services, {
        caller,
        jobId: params.jobId,
        hasAcceptedTerms:
          body.terms_accepted === true && (body.terms_version ?? TERMS_VERSION) === TERMS_VERSION,
        site: body.site,
        origin: originOf(request),
      });
      return { type: 'success', ...success('applying.applied', requestLang(request)) };
    },
    listSavedJobs: ({ caller, query, request }) =>
      listSavedJobs(services, caller.tutor.id, query.page, requestLang(request)),
    saveJob: async ({ caller, body, request }) => ({
      message: serverText('applying.saved', requestLang(request)),
      data: await saveJob(db, caller.tutor.id, body.tuition_job_offer_id, services.now()),
    }),
    unsaveJob: async ({ caller, params, request }) => {
      await unsaveJob(db, caller.tutor.id, params.id);
      return success('applying.unsaved', requestLang(request));
    },
    listAvailableJobs: ({ caller, query, request }) =>
      listAvailableJobs(services, caller, query.page, requestLang(request)),
    listSavedSearches: async ({ caller }) => ({
      data: await listSavedSearches(services, caller.tutor.id),
    }),
    saveSearch: async ({ caller, body, request }) => ({
      ...success('applying.searchSaved', requestLang(request)),
      data: await saveSearch(services, caller.tutor.id, body),
    }),
    renameSavedSearch: async ({ caller, params, body, request }) => ({
      ...success('applying.searchRenamed', requestLang(request)),
      data: await renameSavedSearch(services, caller.tutor.id, { id: params.id, name: body.name }),
    }),
    removeSavedSearch: async ({ caller, params, request }) => {
      await removeSavedSearch(services, caller.tutor.id, params.id);
      return success('applying.searchRemoved', requestLang(request));
    },
    getJobsForMe: ({ caller }) => readJobsForMe(services, caller),
    getJobFlags: ({ caller, query }) => readOwnFlags(db, caller.tutor.id, query.ids),
    getProfileStatus: ({ caller }) => ({ profile_completed: caller.tutor.profileCompleted }),
  } satisfies Partial<Handlers>;
}
