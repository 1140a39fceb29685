import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';
import { type AnswerState, NO_ANSWER } from './answers.ts';
import { useAnswers } from './use-answers.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** docs/requirements/ground/api.md, "Retries and cache". */
const FRESH_MS = 300_000;

interface AnswerSettings<Data> {
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
  /** The same, unless it was done within so many milliseconds. */
  refreshIfOlder(ms: number): void;
  /** Takes over what is known from elsewhere. */
  put(data: Data): void;
  /**
   * Returns the time at which the data was read, in milliseconds since 1970; undefined where that
   * was not on this page.
   */
  readAt(): number | undefined;
}

/** Reads something once for all who show it; a key of `null` waits. Keys: `answerKey`. */
export function useAnswer<Data>(
  key: string | null,
  read: () => Promise<Data>,
  { known, keepsLast = false, freshMs = FRESH_MS }: AnswerSettings<Data> = {},
): ReadAnswer<Data> {
  const answers = useAnswers();
  const readLatest = useLatestCallback(read);
  const { value, error: knownError } = known ?? {};
  const isKnown = value !== undefined || knownError !== undefined;
  const first = useMemo<AnswerState | undefined>(
    () => (isKnown ? { data: value, error: knownError, isLoading: false } : undefined),
    [isKnown, value, knownError],
  );
  const state = useSyncExternalStore(
    answers.subscribe,
    () => (key === null ? undefined : answers.stateOf(key)) ?? first ?? NO_ANSWER,
    () => first ?? NO_ANSWER,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is of the key
  useLayoutEffect(() => {
    if (key === null) return;
    return answers.join(key, readLatest, freshMs, first);
  }, [answers, key]);

  const refresh = useLatestCallback(async () => {
    if (key !== null) await answers.ask(key, readLatest);
  });
  const refreshIfOlder = useLatestCallback((ms: number) => {
    if (key !== null) answers.askIfOlder(ms, key, readLatest);
  });
  const put = useLatestCallback((data: Data) => {
    if (key !== null) answers.put(key, data);
  });

  // Equal keys are read alike.
  const own = state.data as Data | undefined;
  const last = useRef(own);
  if (own !== undefined) last.current = own;
  const error = key === null ? undefined : state.error;
  useRetryOnline(error !== undefined, () => void refresh());
  return {
    data: keepsLast ? last.current : own,
    error,
    isLoading: key !== null && state.isLoading,
    refresh,
    refreshIfOlder,
    put,
    readAt: () => (key === null ? undefined : answers.readAtOf(key)),
  };
}
