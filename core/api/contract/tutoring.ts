/** A tutor's applications: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import { jobParams } from '../schemas/job.ts';
import * as tutoring from '../schemas/tutoring.ts';
import type { Endpoint } from './endpoint.ts';

const tutoringArea = { tag: 'Tutoring', access: 'tutor', query: langQuery } as const;

export const tutoringContract = {
  listTutoringJobs: {
    ...endpoints.listTutoringJobs,
    ...tutoringArea,
    summary: 'Own applications by stage',
    params: tutoring.jobHistoryParams,
    query: tutoring.jobHistoryQuery,
    answer: tutoring.jobHistoryAnswer,
  },
  getSidebarCounts: {
    ...endpoints.getSidebarCounts,
    ...tutoringArea,
    summary: 'How many own applications are in each stage',
    answer: tutoring.sidebarCountsAnswer,
  },
  withdrawApplication: {
    ...endpoints.withdrawApplication,
    ...tutoringArea,
    summary: 'Takes an application back, before appointment',
    params: jobParams,
    answer: account.statusAnswer,
  },
} satisfies Record<string, Endpoint>;
