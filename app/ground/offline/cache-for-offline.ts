/**
 * Starts the worker that caches public pages to be read without a connection. Late: nobody waits for
 * it. Where a browser or an app has none, everything else goes on.
 */

import { hasConnection } from '#app/ground/late/connection.ts';
import { type FetchedBefore, NO_WORKER } from '#core/site/offline/offline-cache.ts';
import { registerWorker } from './register-worker.ts';

const isOwnWindow = () => window === window.top && !location.pathname.startsWith('/embed/');

/** The browser says when it may have changed; whether there is a connection, the server says. */
let isCut = false;
async function askForConnection() {
  isCut = !(await hasConnection());
}

/** Without a connection a link is left to the browser: the worker has the page, or says what can be read. */
function leaveToBrowser(event: MouseEvent) {
  if (!isCut || !navigator.serviceWorker.controller) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin) event.stopPropagation();
}

export function cacheForOffline() {
  if (!('serviceWorker' in navigator) || !isOwnWindow()) return;
  window.addEventListener('click', leaveToBrowser, true);
  window.addEventListener('offline', askForConnection);
  window.addEventListener('online', askForConnection);
  if (!navigator.onLine) void askForConnection();
  // Some windows forbid it; what is shown does not need it.
  register().catch(() => undefined);
}

/** A first visit began without the worker: it is sent what was fetched, and caches what it may. */
async function register() {
  const { serviceWorker } = navigator;
  // Switched off: only who still has one is brought the one that leaves.
  if (document.documentElement.hasAttribute(NO_WORKER) && !(await serviceWorker.getRegistration()))
    return;
  const hadWorker = serviceWorker.controller !== null;
  await registerWorker();
  if (hadWorker) return;
  const { active } = await serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [location.href.split('#')[0] ?? '', ...fetched];
  active?.postMessage({ type: 'fetched', urls } satisfies FetchedBefore);
}
