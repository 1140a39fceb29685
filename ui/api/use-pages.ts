import { useEffect, useMemo, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { isApiError } from '#core/api/api-error.ts';
import { useEnvironment } from '../environment.tsx';
import { useNow } from '../now.tsx';
import { apiCacheSettings } from './use-api.ts';
import { useRetryOnline } from './use-retry-online.ts';

const NONE: string[] = [];
const FRESH_MS = 300_000;

/** What every list of the API answers, whatever it is a list of. */
export interface PagedAnswer {
  data: { id: number }[];
  current_page: number;
  last_page: number;
  total: number;
  total_is_minimum?: boolean;
}

export interface Pages<Page extends PagedAnswer> {
  items: Page['data'];
  /** The first page as it was answered, of the filter shown. */
  first: Page | undefined;
  total: number | undefined;
  totalIsMinimum: boolean;
  pages: number;
  /** The list shown belongs to the filter before this one. */
  isStale: boolean;
  isLoadingFirst: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  error: unknown;
  /** Fields of the filter whose ids do not exist (any more). */
  unknownFields: string[];
  loadMore(): void;
  retry(): void;
}

interface PagesOptions<Page> {
  /** Name of the list in the cache. */
  name: string;
  /** Equal filters have equal keys. */
  filterKey: string;
  pageSize: number;
  /** Pages to bring back at once, for a reader who returns to the list. */
  initialPages: number;
  initialAnswer: Page | undefined;
  /** Asks for one page, counted from 1. */
  load(page: number): Promise<Page>;
}

/** A list as far as it has been scrolled, page by page, without doubles. */
export function usePages<Page extends PagedAnswer>({
  name,
  filterKey,
  pageSize,
  initialPages,
  initialAnswer,
  load,
}: PagesOptions<Page>): Pages<Page> {
  const { lang, productUrl } = useEnvironment();
  // A list left open is read anew after five minutes, one just left comes back as it was.
  const [freshness] = useState(Math.floor(useNow() / FRESH_MS));
  const [firstFilterKey] = useState(filterKey);
  const isFirstView = initialAnswer !== undefined && filterKey === firstFilterKey;

  const { data, error, size, setSize, isValidating } = useSWRInfinite<Page>(
    (index, previous: Page | null) =>
      previous && previous.current_page >= previous.last_page
        ? null
        : [name, productUrl, lang, filterKey, pageSize, freshness, index + 1],
    ([, , , , , , page]: [string, string, string, string, number, number, number]) =>
      page === 1 && isFirstView ? initialAnswer : load(page),
    {
      ...apiCacheSettings,
      revalidateFirstPage: false,
      keepPreviousData: true,
      initialSize: initialPages,
      parallel: initialPages > 1,
      ...(isFirstView ? { fallbackData: [initialAnswer], revalidateOnMount: false } : {}),
    },
  );

  const items = useMemo(() => withoutDoubles(data ?? []), [data]);
  const first = data?.[0];
  const last = data?.at(-1);
  const [shownKey, setShownKey] = useState(filterKey);
  useEffect(() => {
    if (!isValidating && !error) setShownKey(filterKey);
  }, [isValidating, error, filterKey]);
  const isOfFilterBefore = shownKey !== filterKey;

  useRetryOnline(Boolean(error), () => void setSize(size));

  return {
    items: error && isOfFilterBefore ? [] : items,
    first: isOfFilterBefore ? undefined : first,
    total: error && isOfFilterBefore ? undefined : first?.total,
    totalIsMinimum: first?.total_is_minimum ?? false,
    pages: data?.length ?? 0,
    isStale: Boolean(data) && isValidating && isOfFilterBefore,
    isLoadingFirst: !data && !error,
    isLoadingMore: Boolean(data) && size > (data?.length ?? 0) && !error,
    hasMore: Boolean(last && last.current_page < last.last_page),
    unknownFields:
      isApiError(error) && error.code === 'unknown_id' ? Object.keys(error.fields) : NONE,
    error,
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    retry: () => void setSize(size),
  };
}

/** What comes in on top while somebody scrolls shifts the pages; the doubled one is shown once. */
function withoutDoubles<Page extends PagedAnswer>(pages: Page[]): Page['data'] {
  const byId = new Map<number, Page['data'][number]>();
  for (const page of pages)
    for (const item of page.data) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
