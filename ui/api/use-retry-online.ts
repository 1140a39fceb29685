import { useEffect, useRef } from 'react';

/** What failed is asked for again as soon as the connection is back. */
export function useRetryOnline(hasFailed: boolean, retry: () => void) {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!hasFailed) return;
    const listen = () => latest.current();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [hasFailed]);
}
