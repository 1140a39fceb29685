import { useLayoutEffect } from 'react';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';

/** Retries what failed as soon as the connection is back. */
export function useRetryOnline(hasFailed: boolean, retry: () => void) {
  const retryLatest = useLatestCallback(retry);
  // Before the failure can be seen: the connection may be back in that very moment.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retryLatest);
    return () => window.removeEventListener('online', retryLatest);
  }, [hasFailed, retryLatest]);
}
