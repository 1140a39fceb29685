/** A feed is distinguished from others in a reader's list by what it is filtered by. */
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { chosenNames } from '#server/market/job-board/filter-in-words.ts';

export const publisherIn = (lang: Lang): string => (lang === 'bn' ? brand.nameBn : brand.name);

export function feedTitle(filter: JobFilter, lookups: Lookups, lang: Lang): string {
  const names = chosenNames(filter, lookups, lang);
  const title = serverText('feed.title', lang);
  const what = names.length > 0 ? `${title}: ${names.join(', ')}` : title;
  return `${what} · ${publisherIn(lang)}`;
}
