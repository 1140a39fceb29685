import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasConnection } from '#app/ground/late/connection.ts';
import type { OpenedPage } from '#core/site/offline/offline-cache.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/**
 * The wait in ms: somebody who passes by does not want it cached, and by then the page has its
 * title.
 */
const LATER_MS = 1_500;

/** Reports opened pages to the worker, so that they open again without a connection. */
export function NoteOpened() {
  const lang = useLang();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = location.origin + pathname + search;
    const timer = setTimeout(async () => {
      const worker = navigator.serviceWorker?.controller;
      // What is shown without a connection is not that page.
      if (!worker || !(await hasConnection()) || location.href.split('#')[0] !== url) return;
      worker.postMessage({
        type: 'opened',
        url,
        title: document.title,
        lang,
      } satisfies OpenedPage);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, lang]);
  return null;
}
