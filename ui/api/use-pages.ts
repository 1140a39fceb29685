import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useEnvironment } from '../environment.tsx';
import { useNow } from '../now.tsx';
import { answerSettings, FRESH_MS } from './answer-settings.ts';
import type { AnswerKey } from './use-answer.ts';
import { useRetryOnline } from './use-retry-online.ts';

const NONE: string[] = [];

/** The answer of every list of the API, whatever it is a list of. */
export interface PagedAnswer {
  data: { id: number }[];
  current_page: number;
  last_page: number;
  total: number;
  total_is_minimum?: boolean;
}

export interface Pages<Page extends PagedAnswer> {
  /**
   * The items of all pages, without doubles. The same array while the list is the same, the same
   * items in a longer one.
   */
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
  /** Name of the list in the memory. */
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

/** A page and its filter: while the list of another filter loads, SWR shows the one before. */
interface Loaded<Page> {
  filterKey: string;
  page: Page;
}

const LEAVE = { revalidate: false };

/** A list as far as it has been scrolled; another page is one more request. */
export function usePages<Page extends PagedAnswer>(options: PagesOptions<Page>): Pages<Page> {
  const { name, filterKey, pageSize, initialPages, initialAnswer, load } = options;
  const { lang, productUrl } = useEnvironment();
  const { cache, mutate } = useSWRConfig();
  // A list left open is read again after five minutes, one just left comes back as it was.
  const [freshness] = useState(Math.floor(useNow() / FRESH_MS));
  const keyOf = (index: number): AnswerKey => [
    name,
    productUrl,
    lang,
    filterKey,
    pageSize,
    freshness,
    index + 1,
  ];
  const id = unstable_serialize(keyOf);
  const [firstId] = useState(id);
  const isFirst = id === firstId;
  const known = useMemo(
    () => initialAnswer && [{ filterKey, page: initialAnswer }],
    [initialAnswer, filterKey],
  );
  const list = useSWRInfinite<Loaded<Page>>(
    keyOf,
    async (key: AnswerKey) => ({ filterKey, page: await load(Number(key.at(-1))) }),
    {
      ...answerSettings,
      keepPreviousData: true,
      parallel: true,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      // One page came from the server, which drew it so; the others are asked for after it.
      initialSize: isFirst && !known ? initialPages : 1,
      ...(isFirst && known && { fallbackData: known }),
    },
  );
  const { data: loaded, error, setSize, size } = list;
  const isOfFilterBefore = loaded !== undefined && loaded[0]?.filterKey !== filterKey;
  const isGone = Boolean(error) && isOfFilterBefore;
  const growing = useRef<string>(undefined);

  async function grow(pages: number) {
    if (growing.current === id) return;
    growing.current = id;
    await setSize(pages);
    if (growing.current === id) growing.current = undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is begun once
  useLayoutEffect(() => {
    const own: Loaded<Page>[] | undefined = cache.get(id)?.data;
    // SWR keeps each page, and the list of them.
    if (!own && isFirst && known) {
      void mutate(keyOf(0), known[0], LEAVE);
      void list.mutate(known, LEAVE);
    }
    const there = own ?? (isFirst ? known : undefined);
    if (there && initialPages > there.length) void grow(initialPages);
  }, [id]);
  const retry = () => void grow(isOfFilterBefore ? 1 : size);
  useRetryOnline(Boolean(error), retry);

  const items = useMemo(() => (isGone ? [] : withoutDoubles(loaded ?? [])), [loaded, isGone]);
  const pages = loaded?.length ?? 0;
  const first = loaded?.[0]?.page;
  const last = loaded?.at(-1)?.page;
  return {
    items,
    first: isOfFilterBefore ? undefined : first,
    total: isGone ? undefined : first?.total,
    totalIsMinimum: first?.total_is_minimum ?? false,
    pages,
    isStale: !error && isOfFilterBefore,
    isLoadingFirst: !error && pages === 0,
    isLoadingMore: !error && !isOfFilterBefore && pages > 0 && size > pages,
    hasMore: Boolean(last && last.current_page < last.last_page),
    unknownFields:
      isApiError(error) && error.code === 'unknown_id' ? Object.keys(error.fields) : NONE,
    error,
    loadMore() {
      if (!isOfFilterBefore) void grow(pages + 1);
    },
    retry,
  };
}

/**
 * Drops doubled items: what comes in on top while somebody scrolls shifts the pages, and each item
 * is shown once.
 */
function withoutDoubles<Page extends PagedAnswer>(loaded: Loaded<Page>[]): Page['data'] {
  const ids = new Set<number>();
  const isNew = ({ id }: { id: number }) => !ids.has(id) && Boolean(ids.add(id));
  return loaded.flatMap(({ page }) => page.data.filter(isNew));
}
