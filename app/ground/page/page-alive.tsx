import { useEffect } from 'react';
import { ALIVE } from './alive.ts';

/** Tells what has waited for the page that its controls work from now on. */
export function PageAlive() {
  useEffect(() => {
    if (ALIVE in document.documentElement.dataset) return;
    document.documentElement.dataset[ALIVE] = '';
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  return null;
}
