import { PAGE_SIZE } from '#core/jobs/job-constants.ts';

/** The frame of a list with an exact total. */
export const pageOf = <Item>(page: number, total: number, data: Item[]) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  per_page: PAGE_SIZE,
  total,
  data,
});

export const offsetOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
