import type { Place } from '#core/ground/api/lookup.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { searchNames } from '#core/search/names/search-names.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Services } from '#server/ground/services/services.ts';
import { gazetteerOf, presentPlace } from './gazetteer.ts';

const MAX_PLACES = 8;

/** Without a city all cities and areas are searched, with one its areas. */
export function searchPlaces(
  { lookupCache }: Services,
  { q, city_id }: { q: string; city_id?: number | undefined },
  lang: Lang,
): Place[] {
  const lookups = lookupCache.current;
  checkIds([{ field: 'city_id', table: lookups.cities, ids: [city_id] }]);
  const all = gazetteerOf(lookups);
  const wanted =
    city_id === undefined
      ? all
      : all.filter(({ item: { area } }) => area !== undefined && area.cityId === city_id);
  return searchNames(wanted, q, MAX_PLACES).map((entry) => presentPlace(entry, lookups, lang));
}
