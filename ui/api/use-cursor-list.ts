import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';
import type { Pages } from './use-pages.ts';
import { useRetryOnline } from './use-retry-online.ts';

export interface CursorPage<Item> {
  data: Item[];
  /** The start of the next page; null if there is none. */
  next: number | null;
}

interface Read<Item> {
  key: string;
  items: Item[];
  /** Null at the end; undefined before the first page. */
  next: number | null | undefined;
  pages: number;
}

/**
 * A list that is read on from where it was left, however much comes in on top meanwhile, and whose
 * items change under the reader's hands. Another `key` is another list.
 */
export function useCursorList<Item extends { id: number }>(
  key: string,
  load: (cursor: number | undefined) => Promise<CursorPage<Item>>,
) {
  const empty: Read<Item> = { key, items: [], next: undefined, pages: 0 };
  const [kept, setRead] = useState(empty);
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();
  const [loadingKey, setLoadingKey] = useState<string>();
  const asked = useRef<string>(undefined);
  const newest = useRef(key);
  newest.current = key;
  const read = kept.key === key ? kept : empty;
  const error = failure?.key === key ? failure.error : undefined;

  const ask = useLatestCallback(async () => {
    if (asked.current === key || read.next === null) return;
    asked.current = key;
    setLoadingKey(key);
    setFailure(undefined);
    try {
      const page = await load(read.next);
      if (newest.current !== key) return;
      setRead((before) => {
        const known = before.key === key ? before : empty;
        const ids = new Set(known.items.map(({ id }) => id));
        const items = [...known.items, ...page.data.filter(({ id }) => !ids.has(id))];
        return { key, items, next: page.next, pages: known.pages + 1 };
      });
    } catch (reason) {
      if (!isApiError(reason)) throw reason;
      setFailure({ key, error: reason });
    } finally {
      if (asked.current === key) asked.current = undefined;
      setLoadingKey((now) => (now === key ? undefined : now));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is begun once
  useEffect(() => void ask(), [key]);
  useRetryOnline(error !== undefined, () => void ask());

  const change = (changed: (items: Item[]) => Item[]) =>
    setRead((before) => ({ ...before, items: changed(before.items) }));
  const list: Omit<
    Pages<never>,
    'items' | 'first' | 'total' | 'totalIsMinimum' | 'unknownFields'
  > = {
    pages: read.pages,
    hasMore: read.next !== null && read.next !== undefined,
    isLoadingFirst: read.next === undefined && error === undefined,
    isLoadingMore: loadingKey === key && read.pages > 0,
    isStale: false,
    error,
    loadMore: () => void ask(),
    retry: () => void ask(),
  };
  return {
    items: read.items,
    list,
    /** Puts the item in the place of the one with its id. */
    put: (item: Item) => change((items) => items.map((one) => (one.id === item.id ? item : one))),
    addFirst: (item: Item) =>
      change((items) => [item, ...items.filter(({ id }) => id !== item.id)]),
    addLast: (item: Item) => change((items) => [...items.filter(({ id }) => id !== item.id), item]),
    remove: (id: number) => change((items) => items.filter((one) => one.id !== id)),
  };
}
