/** A feed is distinguished from others in a reader's list by what it is filtered by. */
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, namesIn } from '#server/ground/services/lookup-row.ts';
import { serverText } from '#server/ground/text/server-text.ts';

export const publisherIn = (lang: Lang): string => (lang === 'bn' ? brand.nameBn : brand.name);

export function feedTitle(filter: JobFilter, lookups: Lookups, lang: Lang): string {
  const { search = '', city_id, tutoring_place_id } = filter;
  const chosen: [LookupTable, number | number[] | undefined][] = [
    [lookups.tutoringPlaces, tutoring_place_id],
    [lookups.categories, filter.category_id],
    [lookups.classes, filter.i_class],
    [lookups.locations, filter.location_id],
    [lookups.cities, city_id],
    [lookups.subjects, filter.subjects],
  ];
  const names = [
    search,
    ...chosen.flatMap(([table, ids = []]) => namesIn(table, [ids].flat(), lang)),
  ].filter((name) => name !== '');
  const title = serverText('feed.title', lang);
  const what = names.length > 0 ? `${title}: ${names.join(', ')}` : title;
  return `${what} · ${publisherIn(lang)}`;
}
