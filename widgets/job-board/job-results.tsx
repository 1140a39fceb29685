import { MAX_PAGE } from '#core/jobs/job-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedResults } from '#ui/list/paged-results.tsx';
import type { JobLinks } from '../job/job-card.tsx';
import { JobGridSkeleton } from './job-card-skeleton.tsx';
import { JobList } from './job-list.tsx';
import type { JobPages } from './use-job-pages.ts';

interface JobResultsProps extends JobLinks {
  pages: JobPages;
  pageSize: number;
  onClear: (() => void) | undefined;
}

/** The list in each of its states. */
export function JobResults({ pages, pageSize, onClear, ...links }: JobResultsProps) {
  const texts = useTexts('board');
  const format = useFormat();
  const jobs = pages.items;
  const isCutOff = pages.pages >= MAX_PAGE;
  return (
    <PagedResults
      pages={pages}
      isEmpty={jobs.length === 0}
      skeleton={<JobGridSkeleton cards={pageSize} />}
      onClear={onClear}
      texts={{
        empty: texts('empty'),
        emptyHint: texts('emptyHint'),
        clear: texts('filters.clearAll'),
        fetchError: texts('fetchError'),
        loadMore: texts('loadMore'),
        loadingMore: texts('loadingMore'),
        end: isCutOff ? texts('tooMany', { n: format.number(jobs.length) }) : texts('end'),
      }}
    >
      <JobList jobs={jobs} isStale={pages.isStale} {...links} />
    </PagedResults>
  );
}
