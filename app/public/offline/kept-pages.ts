import { isKeptPage, PAGES_CACHE } from '#core/offline/kept.ts';
import { titleOf } from '#core/offline/page-title.ts';

export interface KeptPage {
  path: string;
  title: string;
  at: number;
}

/** Pages that open without a connection, the newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(PAGES_CACHE);
  const found = (await cache.keys()).map(async (request): Promise<KeptPage[]> => {
    const url = new URL(request.url);
    const response = await cache.match(request, { ignoreVary: true });
    if (!response || !isKeptPage(url)) return [];
    const title = titleOf(await response.text());
    const at = Date.parse(response.headers.get('date') ?? '');
    return [{ path: url.pathname + url.search, title, at }];
  });
  return (await Promise.all(found)).flat().sort((one, other) => other.at - one.at);
}
