import { useLayoutEffect, useRef } from 'react';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';

/** A device says it is online before names are resolved and servers are reached. */
const AGAIN_AFTER_MS = [1000, 4000, 10_000];

/**
 * Retries what failed as soon as the connection is back, and a few times more while it still fails.
 * `retry` is called again while it is under way, and must then do nothing.
 */
export function useRetryOnline(hasFailed: boolean, retry: () => void) {
  const retryLatest = useLatestCallback(retry);
  const backAt = useRef(Number.NEGATIVE_INFINITY);
  // Before the failure can be seen: the connection may be back in that very moment.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    const retryAgain = () => {
      stop();
      timers = AGAIN_AFTER_MS.map((after) => backAt.current + after - Date.now())
        .filter((wait) => wait > 0)
        .map((wait) => setTimeout(retryLatest, wait));
    };
    const onBack = () => {
      backAt.current = Date.now();
      retryLatest();
      retryAgain();
    };
    // Where a retry that has begun counts as no failure, it is over and has failed again.
    retryAgain();
    window.addEventListener('online', onBack);
    return () => {
      stop();
      window.removeEventListener('online', onBack);
    };
  }, [hasFailed, retryLatest]);
}
