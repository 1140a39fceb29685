import { useEffect, useRef } from 'react';

/** What staff may have changed meanwhile is asked for anew each time the screen is opened. */
export function useFresh(refresh: () => Promise<unknown>) {
  const latest = useRef(refresh);
  latest.current = refresh;
  // A failed refresh leaves what was there; the screen's own error state tells of a first one.
  useEffect(() => void latest.current().catch(() => undefined), []);
}
