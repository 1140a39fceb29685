/** The job board: schemas, access and caching. */
import { z } from 'zod';
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { areaCounts } from './area-counts.ts';
import { job, jobParams, jobViewQuery } from './job.ts';
import {
  jobAreasQuery,
  jobBoardAnswer,
  jobBoardBody,
  jobBoardBodyQuery,
  jobBoardQuery,
  similarJobsAnswer,
} from './job-board.ts';

const jobBoard = { tag: 'Job board', access: 'public' } as const;

export const jobBoardContract = {
  listJobs: {
    ...jobBoard,
    summary: 'Open jobs: newest first, or nearest first when a place is given',
    cacheSeconds: 30,
    query: jobBoardQuery,
    answer: jobBoardAnswer,
  },
  searchJobs: {
    ...jobBoard,
    summary: 'Same as the GET, with the filters in the body',
    query: jobBoardBodyQuery,
    body: jobBoardBody,
    answer: jobBoardAnswer,
  },
  listJobAreas: {
    ...jobBoard,
    summary: 'How many open jobs each area has under a filter, for a map',
    cacheSeconds: 30,
    query: jobAreasQuery,
    answer: areaCounts,
  },
  getJob: {
    ...jobBoard,
    summary: 'One job in full',
    cacheSeconds: 30,
    params: jobParams,
    query: langQuery,
    answer: job,
  },
  listSimilarJobs: {
    ...jobBoard,
    summary: 'Open jobs of the same class and city, then of either',
    cacheSeconds: 30,
    params: jobParams,
    query: langQuery,
    answer: similarJobsAnswer,
  },
  countJobView: {
    ...jobBoard,
    summary: 'Counts one view of a job, once per visitor and day',
    params: jobParams,
    query: jobViewQuery,
    answer: z.object({ status: z.literal('success') }),
  },
} satisfies Record<string, EndpointRules>;
