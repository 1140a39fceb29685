import { useLayoutEffect } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';
import { answerSettings, FRESH_MS } from './answer-settings.ts';
import { readingsOf } from './readings.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** The name of what is asked, mostly of an endpoint, and the question. Equal questions have equal keys. */
export type AnswerKey = readonly [name: string, ...question: unknown[]];

interface AnswerSettings<Data>
  extends Pick<SWRConfiguration<Data>, 'onSuccess' | 'refreshInterval' | 'revalidateOnFocus'> {
  /** The answer that came with the page; it is not read again. */
  known?: { value?: Data | undefined; error?: unknown } | undefined;
  /** Show the answer to the question before until this one's is there. */
  keepsLast?: boolean;
  /** The ms for which an answer is not read again by another who shows it. */
  freshMs?: number;
}

export interface ReadAnswer<Data> {
  data: Data | undefined;
  error: unknown;
  /** None of this very question is there yet; with `keepsLast`, `data` may be of the one before. */
  isLoading: boolean;
  /** Reads again. A failure is in `error`. */
  refresh(): Promise<void>;
  /** Takes over what is known from elsewhere. */
  put(data: Data): void;
  /**
   * Returns the time at which the data was read, in milliseconds since 1970; undefined where that
   * was not on this page.
   */
  readAt(): number | undefined;
  /** A request is on its way; who looks at it is drawn again when it ends, whatever it brings. */
  readonly isReading: boolean;
}

/** Reads something once for all who show it; a key of `null` waits. */
export function useAnswer<Data>(
  key: AnswerKey | null,
  read: () => Promise<Data>,
  { known, keepsLast = false, freshMs = FRESH_MS, ...more }: AnswerSettings<Data> = {},
): ReadAnswer<Data> {
  const { cache, mutate } = useSWRConfig();
  const readings = readingsOf(cache);
  const id = unstable_serialize(key);
  const isKnown = known?.value !== undefined || known?.error !== undefined;
  const swr = useSWR<Data>(key, () => readings.read(id, read), {
    ...answerSettings,
    ...more,
    keepPreviousData: keepsLast,
    revalidateIfStale: !isKnown && !readings.isYounger(id, freshMs),
    ...(known?.value !== undefined && { fallbackData: known.value }),
    ...(known?.error !== undefined && { revalidateOnMount: false }),
  });

  // What came with the page is there for all who show it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is of the key
  useLayoutEffect(() => {
    if (key !== null && known?.value !== undefined && cache.get(id)?.data === undefined)
      void mutate(key, known.value, { revalidate: false });
  }, [cache, id]);

  const refresh = useLatestCallback(async () => {
    if (key === null) return;
    readings.outdate(id);
    await swr.mutate();
  });
  const put = useLatestCallback((data: Data) => {
    if (key === null) return;
    readings.replace(id, Date.now());
    void swr.mutate(data, { revalidate: false });
  });

  const own: unknown = cache.get(id)?.data ?? known?.value;
  const failure: unknown = swr.error ?? (own === undefined ? known?.error : undefined);
  const error = key === null ? undefined : failure;
  useRetryOnline(error !== undefined, () => {
    if (!swr.isValidating) void refresh();
  });
  return {
    data: swr.data,
    error,
    isLoading: key !== null && own === undefined && swr.isLoading,
    refresh,
    put,
    readAt: () => readings.readAtOf(id),
    get isReading() {
      return swr.isValidating;
    },
  };
}
