/** A tutor's applications: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { jobParams } from './job.ts';
import * as tutoring from './tutoring.ts';

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
