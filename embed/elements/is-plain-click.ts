import type { MouseEvent } from 'react';

/** A click that asks the browser for a new tab, window or download is the browser's. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
