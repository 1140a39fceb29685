import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn, nameOf } from '#server/ground/services/lookup-row.ts';

export function presentArea(lookups: Lookups, locationId: number | null, lang: Lang) {
  const row = locationId === null ? undefined : lookups.locations.get(locationId);
  return row === undefined
    ? null
    : {
        id: row.id,
        location_name: nameOf(row, lang),
        city_name: nameIn(lookups.cities, row.cityId, lang),
      };
}
