/** The card of a list by its address, from the same answer as its page; undefined: it has none of its own. */
import { readHubFilter } from '#core/market/filters/hub-filter.ts';
import { readJobFilter } from '#core/market/filters/job-filter.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';
import type { Card } from './card.ts';
import type { Reader } from './find-card.ts';
import { type ListKind, listCard, listNames } from './list-card.ts';

/** A page with one entry: of the answer only the count is shown. */
const ONE = { page: 1, per_page: 1 };

export const listFilter = (kind: ListKind, params: URLSearchParams) =>
  kind === 'job-board' ? readJobFilter(params) : readHubFilter(params);

export async function findListCard(
  services: Services,
  kind: ListKind,
  params: URLSearchParams,
  { lang, ip }: Reader,
): Promise<Card | undefined> {
  const { order: _, ...filter } = listFilter(kind, params);
  const names = listNames(filter, services.lookupCache.current, lang);
  if (names === undefined) return undefined;
  const read = kind === 'job-board' ? 'listJobs' : 'listTutors';
  const query = { ...filter, ...ONE, lang };
  const { answer } = await readPublic(services, read, { query, lang, ip });
  return listCard({ kind, names, count: answer, lang });
}
