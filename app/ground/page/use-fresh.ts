import { useEffect } from 'react';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

/** Reads again, each time the screen is opened, what staff may have changed meanwhile. */
export function useFresh(refresh: () => Promise<unknown>) {
  const refreshLatest = useLatestCallback(refresh);
  // A failed refresh leaves what was there; the screen's own error state tells of a first one.
  useEffect(() => void refreshLatest().catch(() => undefined), [refreshLatest]);
}
