import type { Place } from '#core/ground/api/lookup.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { searchNames } from '#core/search/names/search-names.ts';
import type { Services } from '#server/ground/services/services.ts';
import { gazetteerOf, presentPlace } from './gazetteer.ts';

const MAX_PLACES = 8;

export function searchPlaces({ lookupCache }: Services, text: string, lang: Lang): Place[] {
  const lookups = lookupCache.current;
  return searchNames(gazetteerOf(lookups), text, MAX_PLACES).map((entry) =>
    presentPlace(entry, lookups, lang),
  );
}
