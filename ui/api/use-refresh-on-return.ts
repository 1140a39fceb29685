import { useEffect } from 'react';

/** Several who show the same and read it at once ask one time. */
export const AT_ONCE_MS = 2000;
const RETURN_MS = 5000;

/** Somebody may be looking. Whether an answer can come, only asking tells. */
export const isInSight = () => document.visibilityState === 'visible';

/** Reads again as soon as somebody comes back to the page. */
export function useRefreshOnReturn(refreshIfOlder: (ms: number) => void) {
  useEffect(() => {
    const onReturn = () => {
      if (isInSight()) refreshIfOlder(RETURN_MS);
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [refreshIfOlder]);
}
