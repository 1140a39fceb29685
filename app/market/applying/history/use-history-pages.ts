import { useRef, useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useEnvironment } from '#ui/environment.tsx';
import type { HistoryType } from './history-tabs.ts';

export type HistoryAnswer = Answer<'listTutoringJobs'>;
export type HistoryJob = HistoryAnswer['data'][number];

/** The applications of one stage, page by page; all that is shown is read again together. */
export function useHistoryPages(type: HistoryType) {
  const { api, lang } = useEnvironment();
  const wanted = useRef(1);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const read = (page: number) =>
    api.call('listTutoringJobs', { params: { type }, query: { page } });
  const { data, error, refresh } = useAnswer<HistoryAnswer[]>(
    ['listTutoringJobs', lang, type],
    async () => {
      const first = await read(1);
      // Somebody who comes back finds as many pages as there were.
      const count = Math.min(Math.max(wanted.current, data?.length ?? 1), first.last_page);
      const more = Array.from({ length: count - 1 }, (_, at) => read(at + 2));
      return [first, ...(await Promise.all(more))];
    },
    { freshMs: 0, revalidateOnFocus: true },
  );
  const last = data?.at(-1);
  return {
    jobs: data && [
      ...new Map(data.flatMap((page) => page.data).map((job) => [job.jobId, job])).values(),
    ],
    pages: data?.length ?? 0,
    isLoadingFirst: !data && !error,
    isLoadingMore,
    hasMore: Boolean(last && last.current_page < last.last_page),
    isStale: false,
    error,
    loadMore: () => {
      wanted.current = (data?.length ?? 0) + 1;
      setLoadingMore(true);
      void refresh().then(() => setLoadingMore(false));
    },
    retry: refresh,
  };
}
