import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useEnvironment } from '../environment.tsx';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';
import { useNow } from '../now.tsx';
import { answerKey } from './answers.ts';
import { useAnswers } from './use-answers.ts';
import { useRetryOnline } from './use-retry-online.ts';

const NONE: string[] = [];
const FRESH_MS = 300_000;

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

/** The part of a list that is there, and how much of it is wanted. */
interface List<Page> {
  /** The key of its filter and language. */
  key: string;
  filterKey: string;
  pages: Page[];
  wanted: number;
}

/** A list as far as it has been scrolled; what another page costs does not grow with the list. */
export function usePages<Page extends PagedAnswer>(options: PagesOptions<Page>): Pages<Page> {
  const { name, filterKey, pageSize, initialPages, initialAnswer, load } = options;
  const { lang, productUrl } = useEnvironment();
  const answers = useAnswers();
  // A list left open is read again after five minutes, one just left comes back as it was.
  const [freshness] = useState(Math.floor(useNow() / FRESH_MS));
  const key = answerKey(name, productUrl, lang, filterKey, pageSize, freshness);
  // Only this hook puts lists there.
  const recall = () => answers.stateOf(key)?.data as Page[] | undefined;

  const [list, setList] = useState<List<Page>>(() => {
    const known = recall();
    // One page came from the server, which drew it so; the others are asked for after it.
    if (!known && initialAnswer) return { key, filterKey, pages: [initialAnswer], wanted: 1 };
    return {
      key,
      filterKey,
      pages: known ?? [],
      wanted: Math.max(initialPages, known?.length ?? 0),
    };
  });
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();
  const newest = useRef(key);
  newest.current = key;
  const asked = useRef(new Set<string>());

  const { pages } = list;
  const isOfKey = list.key === key;
  const error = failure?.key === key ? failure.error : undefined;

  const ask = useLatestCallback(async (upTo: number) => {
    if (asked.current.has(key)) return;
    asked.current.add(key);
    const known = isOfKey ? pages : [];
    const last = Math.min(upTo, known.at(-1)?.last_page ?? upTo);
    const missing = Array.from({ length: last - known.length }, (_, at) => known.length + at + 1);
    try {
      const all = withoutDoubles(known, await Promise.all(missing.map(load)));
      answers.put(key, all);
      if (newest.current !== key) return;
      setList({ key, filterKey, pages: all, wanted: all.length });
      setFailure(undefined);
    } catch (reason) {
      if (newest.current === key) setFailure({ key, error: reason });
    } finally {
      asked.current.delete(key);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is begun once
  useLayoutEffect(() => {
    const known = isOfKey ? pages : recall();
    if (!known) return void ask(1);
    if (!isOfKey) setList({ key, filterKey, pages: known, wanted: known.length });
    else if (initialPages > known.length) {
      setList({ ...list, wanted: initialPages });
      void ask(initialPages);
    } else answers.put(key, known);
  }, [key]);

  const retry = () => void ask(isOfKey ? list.wanted : 1);
  useRetryOnline(Boolean(error), retry);

  const isOfFilterBefore = list.filterKey !== filterKey;
  const isGone = Boolean(error) && isOfFilterBefore;
  const items = useMemo(() => (isGone ? [] : pages.flatMap(({ data }) => data)), [pages, isGone]);
  const [first] = pages;
  const last = pages.at(-1);
  return {
    items,
    first: isOfFilterBefore ? undefined : first,
    total: isGone ? undefined : first?.total,
    totalIsMinimum: first?.total_is_minimum ?? false,
    pages: pages.length,
    isStale: !error && isOfFilterBefore && pages.length > 0,
    isLoadingFirst: !error && pages.length === 0,
    isLoadingMore: !error && isOfKey && pages.length > 0 && list.wanted > pages.length,
    hasMore: Boolean(last && last.current_page < last.last_page),
    unknownFields:
      isApiError(error) && error.code === 'unknown_id' ? Object.keys(error.fields) : NONE,
    error,
    loadMore() {
      if (!isOfKey) return;
      setList({ ...list, wanted: pages.length + 1 });
      void ask(pages.length + 1);
    },
    retry,
  };
}

/**
 * Drops doubled items: what comes in on top while somebody scrolls shifts the pages, and each item
 * is shown once.
 */
function withoutDoubles<Page extends PagedAnswer>(known: Page[], more: Page[]): Page[] {
  const ids = new Set(known.flatMap(({ data }) => data.map(({ id }) => id)));
  const isNew = ({ id }: { id: number }) => !ids.has(id) && Boolean(ids.add(id));
  return [...known, ...more.map((page) => ({ ...page, data: page.data.filter(isNew) }))];
}
