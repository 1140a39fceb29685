/**
 * The parts of our site that the browser caches to be read without a connection: the worker caches
 * them, the app says what was opened and lists it. Source:
 * docs/requirements/shell/installable-app.md, "What is cached".
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { isDrawnPath } from '#core/site/drawn-paths.ts';

export const OFFLINE_PATH = '/offline';
export const WORKER_PATH = '/sw.js';
/** The attribute on the root of a page by which nothing is cached (`OFFLINE_READING=false`). */
export const NO_WORKER = 'data-no-worker';

/** Pages that were opened, under their own addresses. */
export const PAGES_CACHE = 'pages';
/** The attribute on a cached page: the time at which it was true, in milliseconds since 1970. */
export const CACHED_AT = 'cachedAt';

/** The paths of pages for one reader alone, or of a step on the way to one. */
const OF_ONE_READER =
  /^\/(?:auth|compare|verify-email|stop-number-change|crm\/(?!hire-tutor)|crm$)/;
/** The query names that say where somebody is. */
const POSITION = /^(?:lat|lng|lon|latitude|longitude|near)/;

/** Pages that are the same for everybody. */
export const isCacheablePage = ({ pathname, searchParams }: URL): boolean =>
  isDrawnPath(pathname) && !OF_ONE_READER.test(pathname) && !namesPosition(searchParams);

/** Screens of tutors that know what to show without a connection: of them only the app's empty page is cached. */
export const isOfflineScreen = ({ pathname }: URL): boolean =>
  /^\/tutor\/my-students\/(?:week|lessons\/\d+|routine\/\d+)\/?$/.test(pathname);

/** The reads of the API that are the same for everybody: `tests/core/site/offline` holds them to the contract. */
const PUBLIC_READ =
  /^\/api\/(?:home|job-board(?:\/.+)?|tutor-hub(?:\/.+)?|landings(?:\/.+)?|hub\/tutor-profile\/[^/]+(?:\/reviews)?|hire\/salary-guide|forms\/.+|map-style|assistant\/lookups|places|iclass\/taught|[a-z]+\/select)\/?$/;

/** Answers of the API that are; what is of one person never goes through the worker. */
export const isCacheableAnswer = ({ pathname, searchParams }: URL): boolean =>
  PUBLIC_READ.test(pathname) && !namesPosition(searchParams);

/**
 * Returns whether an answer is of cities, subjects and the like: they hardly change, and browsers
 * cache them for minutes anyway.
 */
export const isNames = (url: URL): boolean =>
  isCacheableAnswer(url) && /\/select$|^\/api\/(?:places|assistant)\b/.test(url.pathname);

const namesPosition = (query: URLSearchParams) =>
  [...query.keys()].some((name) => POSITION.test(name));

/** The app to the worker: a page was opened, by a link of the app or before the worker was there. */
export interface OpenedPage {
  type: 'opened';
  url: string;
  title: string;
  lang: Lang;
}
/** The app to the worker: what had been fetched until then. */
export interface FetchedBefore {
  type: 'fetched';
  urls: string[];
}
export type WorkerMessage = OpenedPage | FetchedBefore;
