/** Applying and saving: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as applying from './applying.ts';
import { jobParams } from './job.ts';
import * as searches from './saved-searches.ts';

const tutor = { tag: 'Applying', access: 'tutor', query: langQuery } as const;

export const applyingContract = {
  applyToJob: {
    ...tutor,
    summary: 'Applies to a job, where tutor and job allow it',
    params: jobParams,
    body: applying.applyBody,
    answer: applying.applyAnswer,
  },
  listSavedJobs: {
    ...tutor,
    summary: 'Saved jobs, last saved first',
    query: pageQuery,
    answer: applying.ownJobsAnswer,
  },
  saveJob: {
    ...tutor,
    summary: 'Saves a job',
    body: applying.savedJobBody,
    answer: applying.savedJobAnswer,
  },
  unsaveJob: {
    ...tutor,
    summary: 'Takes a job off the save list',
    params: applying.savedJobParams,
    answer: statusAnswer,
  },
  listAvailableJobs: {
    ...tutor,
    summary: 'Open jobs in the preferred locations',
    query: pageQuery,
    answer: applying.ownJobsAnswer,
  },
  listSavedSearches: {
    ...tutor,
    summary: 'Saved searches of the job board, last saved first',
    answer: searches.savedSearchesAnswer,
  },
  saveSearch: {
    ...tutor,
    summary: 'Saves a filter of the job board; one that is saved already gets the new name',
    body: searches.savedSearchBody,
    answer: searches.savedSearchAnswer,
  },
  renameSavedSearch: {
    ...tutor,
    summary: 'Renames a saved search',
    params: searches.savedSearchParams,
    body: searches.savedSearchName,
    answer: searches.savedSearchAnswer,
  },
  removeSavedSearch: {
    ...tutor,
    summary: 'Removes a saved search; no more messages about it',
    params: searches.savedSearchParams,
    answer: statusAnswer,
  },
  getJobsForMe: {
    ...tutor,
    summary: 'The filter of the board that the tutor’s own profile makes',
    answer: applying.jobsForMeAnswer,
  },
  getJobFlags: {
    ...tutor,
    summary:
      'Jobs the tutor has applied to or saved: of the given ids, else the newest 1,000 of each',
    query: applying.jobFlagsQuery,
    answer: applying.jobFlagsAnswer,
  },
  getProfileStatus: {
    ...tutor,
    summary: 'How complete the profile is, in percent',
    answer: applying.profileStatusAnswer,
  },
} satisfies Record<string, EndpointRules>;
