/** A tutor's applications: schemas, access and caching. */
import { langQuery } from '../fields/fields.ts';
import { pageQuery } from '../fields/page.ts';
import { statusAnswer } from '../fields/success.ts';
import { jobParams } from '../schemas/job.ts';
import * as tutoring from '../schemas/tutoring.ts';
import type { EndpointRules } from './endpoint.ts';

const tutoringArea = { tag: 'Tutoring', access: 'tutor', query: langQuery } as const;

export const tutoringContract = {
  listTutoringJobs: {
    ...tutoringArea,
    summary: 'Own applications by stage',
    params: tutoring.jobHistoryParams,
    query: pageQuery,
    answer: tutoring.jobHistoryAnswer,
  },
  getSidebarCounts: {
    ...tutoringArea,
    summary: 'How many own applications are in each stage',
    answer: tutoring.sidebarCountsAnswer,
  },
  withdrawApplication: {
    ...tutoringArea,
    summary: 'Takes an application back, before appointment',
    params: jobParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
