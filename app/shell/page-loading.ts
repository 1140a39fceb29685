/** Parts of the app that are on their way; the progress bar watches it. There is one app on a page. */
import { type ComponentType, lazy } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  loading += by;
  for (const listener of listeners) listener();
}

export const isPageLoading = () => loading > 0;
export function watchPageLoading(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a connection the reader stays on the screen before, until the line is back. */
async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}

/** A screen whose code is fetched when it is first opened. */
export const lazyPage = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(async () => {
    change(1);
    try {
      return { default: (await load().catch(() => loadWhenOnline(load))).Page };
    } finally {
      change(-1);
    }
  });
