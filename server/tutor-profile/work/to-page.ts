import { PAGE_SIZE } from '#core/jobs/job-constants.ts';

/** The frame around a page of a list, in the field names of the API. */
export const toPage = <T>(page: number, total: number, data: T[]) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  per_page: PAGE_SIZE,
  total,
  data,
});

export const rangeOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
