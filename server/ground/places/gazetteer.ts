/** Our own places for search: every city and every area, cities first. */

import type { Place } from '#core/ground/api/lookup.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { createNameIndex, type NameIndex } from '#core/search/names/name-index.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupRow, nameIn, nameOf } from '#server/ground/services/lookup-row.ts';

type City = Lookups['cities'] extends ReadonlyMap<number, infer T> ? T : never;
type Area = Lookups['locations'] extends ReadonlyMap<number, infer T> ? T : never;
export type GazetteerEntry = { city: City; area?: Area };

const allNames = (row: LookupRow) => [row.name, row.nameBn, ...row.aliases];

/** Made again only when the names have been read again. */
export const gazetteerOf = onceFor((lookups: Lookups): NameIndex<GazetteerEntry> => {
  const cities = [...lookups.cities.values()];
  const areas = [...lookups.locations.values()];
  const entries = [
    ...cities.map((city): GazetteerEntry => ({ city })),
    // By city: of two areas with one name, that of the greater city is meant more often.
    ...cities.flatMap((city) =>
      areas
        .filter((area) => area.cityId === city.id)
        .map((area): GazetteerEntry => ({ city, area })),
    ),
  ];
  return createNameIndex(
    entries,
    ({ city, area }) => allNames(area ?? city),
    // "banani bogura": the same area name occurs in several cities.
    ({ city, area }) => (area === undefined ? [] : allNames(city)),
  );
});

export function presentPlace({ city, area }: GazetteerEntry, lookups: Lookups, lang: Lang): Place {
  const cityName = nameIn(lookups.cities, city.id, lang);
  const { latitude, longitude } = area ?? city;
  return {
    id: area === undefined ? `city-${city.id}` : `location-${area.id}`,
    description: area === undefined ? cityName : `${nameOf(area, lang)}, ${cityName}`,
    city_id: city.id,
    location_id: area?.id ?? null,
    latitude,
    longitude,
  };
}
