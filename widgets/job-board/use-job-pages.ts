import type { JobBoardAnswer } from '#core/api/schemas/job-board.ts';
import { type JobFilter, writeJobFilter } from '#core/filters/job-filter.ts';
import { type Pages, usePages } from '#ui/api/use-pages.ts';
import { useEnvironment } from '#ui/environment.tsx';

export type JobPages = Pages<JobBoardAnswer>;

interface JobPagesOptions {
  filter: JobFilter;
  pageSize: number;
  initialPages: number;
  initialAnswer: JobBoardAnswer | undefined;
}

/** The jobs the filter leaves, as far as they have been scrolled. */
export function useJobPages({ filter, pageSize, ...initial }: JobPagesOptions): JobPages {
  const { api } = useEnvironment();
  return usePages<JobBoardAnswer>({
    name: 'listJobs',
    filterKey: writeJobFilter(filter).toString(),
    pageSize,
    ...initial,
    load: (page) => api.call('listJobs', { query: { ...filter, page, per_page: pageSize } }),
  });
}
