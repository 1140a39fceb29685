/** Applying and saving: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import * as applying from '../schemas/applying.ts';
import { jobParams } from '../schemas/job.ts';
import type { Endpoint } from './endpoint.ts';

const tutor = { tag: 'Applying', access: 'tutor', query: langQuery } as const;

export const applyingContract = {
  applyToJob: {
    ...endpoints.applyToJob,
    ...tutor,
    summary: 'Applies to a job under the rules of core/apply',
    params: jobParams,
    body: applying.applyBody,
    answer: applying.applyAnswer,
  },
  listSavedJobs: {
    ...endpoints.listSavedJobs,
    ...tutor,
    summary: 'Saved jobs, last saved first',
    query: applying.ownJobsQuery,
    answer: applying.ownJobsAnswer,
  },
  saveJob: {
    ...endpoints.saveJob,
    ...tutor,
    summary: 'Saves a job',
    body: applying.savedJobBody,
    answer: applying.savedJobAnswer,
  },
  unsaveJob: {
    ...endpoints.unsaveJob,
    ...tutor,
    summary: 'Takes a job off the save list',
    params: applying.savedJobParams,
    answer: account.statusAnswer,
  },
  listAvailableJobs: {
    ...endpoints.listAvailableJobs,
    ...tutor,
    summary: 'Open jobs in the preferred locations',
    query: applying.ownJobsQuery,
    answer: applying.ownJobsAnswer,
  },
  getJobFlags: {
    ...endpoints.getJobFlags,
    ...tutor,
    summary:
      'Jobs the tutor has applied to or saved: of the given ids, else the newest 1,000 of each',
    query: applying.jobFlagsQuery,
    answer: applying.jobFlagsAnswer,
  },
  getProfileStatus: {
    ...endpoints.getProfileStatus,
    ...tutor,
    summary: 'How complete the profile is, in percent',
    answer: applying.profileStatusAnswer,
  },
} satisfies Record<string, Endpoint>;
