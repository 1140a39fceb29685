/**
 * Decides what the browser caches of our site, and gives when there is no connection. Nothing
 * personal, nothing sent: what is not a public read goes past it. Reasons:
 * docs/decisions/0024-a-worker-that-caches-public-pages.md
 */
import {
  clientsClaim,
  type RouteHandlerCallback,
  type RouteMatchCallbackOptions,
} from 'workbox-core';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAppPath } from '#core/api/app-paths.ts';
import {
  isCacheableAnswer,
  isCacheablePage,
  isNames,
  isOfflineScreen,
  OFFLINE_PATH,
  type WorkerMessage,
} from '#core/site/offline/offline-cache.ts';
import { bounded } from './bounded.ts';
import { answersSaySince } from './cached-copy.ts';
import { onlyFiles, onlyPublic } from './only-public.ts';
import { noteOpened, pages } from './opened-pages.ts';
import { takePushMessages } from './push-messages.ts';
import { readerLang } from './reader-lang.ts';
import { cacheShell, deleteOldShells, shellFile, shellPage } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** The seconds a page is waited for: after them what is cached is shown instead. */
const TIMEOUT_SECONDS = 5;
const matchOptions = { ignoreVary: true };

/** Names carry a hash of their content. */
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions,
  plugins: [onlyFiles, bounded(300, 60)],
});

const names = new NetworkFirst({
  cacheName: 'names',
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  matchOptions,
  plugins: [onlyPublic, bounded(100)],
});

const answers = new NetworkFirst({
  cacheName: 'answers',
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  // The browser would give what it has for a minute more, and nobody could tell that it is old.
  fetchOptions: { cache: 'no-cache' },
  matchOptions,
  plugins: [onlyPublic, bounded(200), answersSaySince],
});

/** Says that there is no connection, and what can be read all the same. */
async function offlinePage(url: URL): Promise<Response> {
  const shell = await shellPage(await readerLang());
  if (!shell) return Response.error();
  if (url.pathname === OFFLINE_PATH || isOfflineScreen(url)) return shell;
  const from = encodeURIComponent(url.pathname + url.search);
  return Response.redirect(`${OFFLINE_PATH}?from=${from}`);
}

const router = new Router();
const isOwn = (url: URL) => url.origin === self.location.origin;
const whenGet = (
  matches: (url: URL, request: Request) => boolean,
  handle: RouteHandlerCallback,
) => {
  const isMatch = ({ url, request }: RouteMatchCallbackOptions) =>
    isOwn(url) && matches(url, request);
  router.registerRoute(new Route(isMatch, handle));
};

whenGet(
  (url) => url.pathname.startsWith('/assets/'),
  async ({ request, event }) => (await shellFile(request)) ?? files.handle({ request, event }),
);
whenGet(isNames, ({ request, event }) => names.handle({ request, event }));
whenGet(isCacheableAnswer, ({ request, event }) => answers.handle({ request, event }));
whenGet(isCacheablePage, ({ request, event, url }) =>
  pages.handle({ request, event }).catch(() => offlinePage(url)),
);
whenGet(
  (url, { mode }) => mode === 'navigate' && isAppPath(url.pathname),
  ({ request, url }) => fetch(request).catch(() => offlinePage(url)),
);

takePushMessages();

/** Browsers that can be told never ask here for what stays open. */
interface WithRoutes extends Event {
  addRoutes?(rules: object[]): Promise<void>;
}

const leaveStreams = async (event: WithRoutes) =>
  event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/api/notifications/stream' } }, source: 'network' },
  ]);

self.addEventListener('install', (event) => {
  // Pages and files are asked for by their own names: a page of an earlier build goes on as it is.
  event.waitUntil(Promise.all([leaveStreams(event), cacheShell(), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOldShells()));
clientsClaim();

self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
});

/** Caches the addresses by the rules above. */
const cacheAll = (urls: string[], event: ExtendableEvent) =>
  Promise.allSettled(urls.map((url) => router.handleRequest({ request: new Request(url), event })));

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'fetched') event.waitUntil(cacheAll(message.urls, event));
  else if (isCacheablePage(new URL(message.url))) event.waitUntil(noteOpened(message));
});
