import { useEffect } from 'react';
import { isInSight } from '../hooks/is-in-sight.ts';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';

/** Asks every so many milliseconds while the page is in sight; with null it rests. */
export function usePoll(ask: () => void, everyMs: number | null) {
  const onTick = useLatestCallback(() => {
    if (isInSight()) ask();
  });
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [onTick, everyMs]);
}
