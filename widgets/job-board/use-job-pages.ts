import { useEffect, useMemo, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { isApiError } from '#core/api/api-error.ts';
import type { JobBoardAnswer, JobBoardItem } from '#core/api/schemas/job-board.ts';
import { type JobFilter, writeJobFilter } from '#core/jobs/job-filter.ts';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useEnvironment } from '#ui/environment.tsx';

const NONE: string[] = [];
const FRESH_MS = 300_000;

export interface JobPages {
  jobs: JobBoardItem[];
  total: number | undefined;
  totalIsMinimum: boolean;
  pages: number;
  /** The list shown belongs to the filter before this one. */
  isStale: boolean;
  isLoadingFirst: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  failure: 'offline' | 'error' | undefined;
  /** Fields of the filter whose ids do not exist (any more). */
  unknownFields: string[];
  loadMore(): void;
  retry(): void;
}

interface JobPagesOptions {
  filter: JobFilter;
  pageSize: number;
  /** Pages to bring back at once, for a reader who returns to the list. */
  initialPages: number;
  initialAnswer: JobBoardAnswer | undefined;
}

/** The list as far as it has been scrolled, page by page, without doubles. */
export function useJobPages({
  filter,
  pageSize,
  initialPages,
  initialAnswer,
}: JobPagesOptions): JobPages {
  const { api, lang, productUrl } = useEnvironment();
  const filterKey = writeJobFilter(filter).toString();
  // A list left open is read anew after five minutes, one just left comes back as it was.
  const [freshness] = useState(() => Math.floor(Date.now() / FRESH_MS));
  const [firstFilterKey] = useState(filterKey);
  const isFirstView = initialAnswer !== undefined && filterKey === firstFilterKey;

  const { data, error, size, setSize, isValidating } = useSWRInfinite<JobBoardAnswer>(
    (index, previous: JobBoardAnswer | null) =>
      previous && previous.current_page >= previous.last_page
        ? null
        : ['listJobs', productUrl, lang, filterKey, pageSize, freshness, index + 1],
    ([, , , , , , page]: [string, string, string, string, number, number, number]) =>
      api.call('listJobs', { query: { ...filter, page, per_page: pageSize } }),
    {
      ...apiCacheSettings,
      revalidateFirstPage: false,
      keepPreviousData: true,
      initialSize: initialPages,
      parallel: initialPages > 1,
      ...(isFirstView ? { fallbackData: [initialAnswer], revalidateOnMount: false } : {}),
    },
  );

  const jobs = useMemo(() => withoutDoubles(data ?? []), [data]);
  const first = data?.[0];
  const last = data?.at(-1);
  const [shownKey, setShownKey] = useState(filterKey);
  useEffect(() => {
    if (!isValidating && !error) setShownKey(filterKey);
  }, [isValidating, error, filterKey]);
  const isOfFilterBefore = shownKey !== filterKey;

  useRetryOnline(Boolean(error), () => void setSize(size));

  return {
    jobs: error && isOfFilterBefore ? [] : jobs,
    total: error && isOfFilterBefore ? undefined : first?.total,
    totalIsMinimum: first?.total_is_minimum ?? false,
    pages: data?.length ?? 0,
    isStale: Boolean(data) && isValidating && isOfFilterBefore,
    isLoadingFirst: !data && !error,
    isLoadingMore: Boolean(data) && size > (data?.length ?? 0) && !error,
    hasMore: Boolean(last && last.current_page < last.last_page),
    unknownFields:
      isApiError(error) && error.code === 'unknown_id' ? Object.keys(error.fields) : NONE,
    failure: error && (isApiError(error) && error.code === 'offline' ? 'offline' : 'error'),
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    retry: () => void setSize(size),
  };
}

/** A job posted while somebody scrolls shifts the pages; the doubled one is shown once. */
function withoutDoubles(pages: JobBoardAnswer[]): JobBoardItem[] {
  const byId = new Map<number, JobBoardItem>();
  for (const page of pages)
    for (const job of page.data) if (!byId.has(job.id)) byId.set(job.id, job);
  return [...byId.values()];
}
