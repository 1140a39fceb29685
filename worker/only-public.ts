/** The rules of what may be cached. Nothing else ever reaches a cache. */
import type { WorkboxPlugin } from 'workbox-core';

const cachesIf = (isPublic: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && isPublic(response) ? response : null,
});

const isPublic = ({ headers }: Response) => /\bpublic\b/.test(headers.get('cache-control') ?? '');

/** The rule for answers that are public by the server's own word. */
export const onlyPublic = cachesIf(isPublic);

const isPage = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * The rule for files: what stands between us and the reader may answer with a page of its own if a
 * file is missing.
 */
export const onlyFiles = cachesIf((response) => isPublic(response) && !isPage(response));

/**
 * Pages are private to caches between us and the reader, since they know language and theme. Nothing
 * else of the reader is in them (docs/decisions/0020-pages-drawn-by-the-server.md).
 */
export const onlyPages = cachesIf(isPage);
