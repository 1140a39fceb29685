/** Our own places for search: every city and every area, cities first. */
import type { Lang } from '#core/api/schemas/fields.ts';
import type { Place } from '#core/api/schemas/lookup.ts';
import { createNameIndex, type NameIndex } from '#core/geo/search-names.ts';
import type { Lookups } from '#server/lookups/load-lookups.ts';
import { type LookupRow, nameIn, nameOf } from '#server/lookups/lookup-row.ts';

type City = Lookups['cities'] extends ReadonlyMap<number, infer T> ? T : never;
type Area = Lookups['locations'] extends ReadonlyMap<number, infer T> ? T : never;
export type GazetteerEntry = { city: City; area?: Area };

const allNames = (row: LookupRow) => [row.name, row.nameBn, ...row.aliases];

function namesOf({ city, area }: GazetteerEntry): string[] {
  if (area === undefined) return allNames(city);
  const names = allNames(area);
  // "banani chattogram": the same area name occurs in several cities.
  const withCity = names.flatMap((name) => allNames(city).map((cityName) => `${name} ${cityName}`));
  return [...names, ...withCity];
}

/** Made again only when the names have been read again. */
const indexes = new WeakMap<Lookups, NameIndex<GazetteerEntry>>();

export function gazetteerOf(lookups: Lookups): NameIndex<GazetteerEntry> {
  const known = indexes.get(lookups);
  if (known !== undefined) return known;
  const cities = Array.from(lookups.cities.values(), (city): GazetteerEntry => ({ city }));
  const areas = Array.from(lookups.locations.values()).flatMap((area): GazetteerEntry[] => {
    const city = lookups.cities.get(area.cityId);
    return city === undefined ? [] : [{ city, area }];
  });
  const index = createNameIndex([...cities, ...areas], namesOf);
  indexes.set(lookups, index);
  return index;
}

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
