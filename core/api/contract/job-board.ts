/** The job board: schemas, access and caching. */
import { z } from 'zod';
import { endpoints } from '../endpoints/endpoints.ts';
import { job, jobParams, jobQuery, jobViewQuery } from '../schemas/job.ts';
import {
  jobBoardAnswer,
  jobBoardBody,
  jobBoardBodyQuery,
  jobBoardQuery,
} from '../schemas/job-board.ts';
import type { Endpoint } from './endpoint.ts';

const jobBoard = { tag: 'Job board', access: 'public' } as const;

export const jobBoardContract = {
  listJobs: {
    ...endpoints.listJobs,
    ...jobBoard,
    summary: 'Open jobs: newest first, or nearest first when a place is given',
    cacheSeconds: 30,
    query: jobBoardQuery,
    answer: jobBoardAnswer,
  },
  searchJobs: {
    ...endpoints.searchJobs,
    ...jobBoard,
    summary: 'Same as the GET, with the filters in the body',
    query: jobBoardBodyQuery,
    body: jobBoardBody,
    answer: jobBoardAnswer,
  },
  getJob: {
    ...endpoints.getJob,
    ...jobBoard,
    summary: 'One job in full',
    cacheSeconds: 30,
    params: jobParams,
    query: jobQuery,
    answer: job,
  },
  countJobView: {
    ...endpoints.countJobView,
    ...jobBoard,
    summary: 'Counts one view of a job, once per visitor and day',
    params: jobParams,
    query: jobViewQuery,
    answer: z.object({ status: z.literal('success') }),
  },
} satisfies Record<string, Endpoint>;
