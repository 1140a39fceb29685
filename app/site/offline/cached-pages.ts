import { isCacheablePage, PAGES_CACHE } from '#core/site/offline/offline-cache.ts';
import { titleOf } from '#core/site/offline/page-title.ts';

export interface CachedPage {
  path: string;
  title: string;
  at: number;
}

/** Most look for jobs there. */
const isBoard = ({ path }: CachedPage) => path.startsWith('/job-board');

/** Pages that open without a connection: the board, then the newest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(PAGES_CACHE);
  const found = (await cache.keys()).map(async (request): Promise<CachedPage[]> => {
    const url = new URL(request.url);
    const response = await cache.match(request, { ignoreVary: true });
    if (!response || !isCacheablePage(url)) return [];
    const title = titleOf(await response.text());
    const at = Date.parse(response.headers.get('date') ?? '');
    return [{ path: url.pathname + url.search, title, at }];
  });
  return (await Promise.all(found))
    .flat()
    .sort((one, other) => Number(isBoard(other)) - Number(isBoard(one)) || other.at - one.at);
}
