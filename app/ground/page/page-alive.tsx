import { useEffect, useLayoutEffect } from 'react';
import { ALIVE, SETTLED } from './alive.ts';

/**
 * Tells what has waited for the page that its controls work from now on: in the task that has drawn it, so
 * that no key is pressed in between.
 */
export function PageAlive() {
  useLayoutEffect(() => {
    if (ALIVE in document.documentElement.dataset) return;
    document.documentElement.dataset[ALIVE] = '';
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  useEffect(() => void document.dispatchEvent(new Event(SETTLED)), []);
  return null;
}
