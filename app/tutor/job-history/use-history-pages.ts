import useSWRInfinite from 'swr/infinite';
import type { Answer } from '#core/api/api-client.ts';
import { useEnvironment } from '#ui/environment.tsx';
import type { HistoryType } from './history-tabs.ts';

export type HistoryAnswer = Answer<'listTutoringJobs'>;
export type HistoryJob = HistoryAnswer['data'][number];

/** The applications of one stage, page by page. */
export function useHistoryPages(type: HistoryType) {
  const { api, lang } = useEnvironment();
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<HistoryAnswer>(
    (index, before: HistoryAnswer | null) =>
      before && before.current_page >= before.last_page
        ? null
        : ['listTutoringJobs', lang, type, index + 1],
    ([, , , page]: [string, string, HistoryType, number]) =>
      api.call('listTutoringJobs', { params: { type }, query: { page } }),
    { shouldRetryOnError: false, revalidateAll: true },
  );
  const last = data?.at(-1);
  return {
    jobs: data && [
      ...new Map(data.flatMap((page) => page.data).map((job) => [job.jobId, job])).values(),
    ],
    pages: data?.length ?? 0,
    isLoadingFirst: !data && !error,
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    hasMore: Boolean(last && last.current_page < last.last_page),
    isStale: false,
    error,
    loadMore: () => void setSize(size + 1),
    retry: () => mutate(),
  };
}
