import type { Lang } from '#core/ground/i18n/lang.ts';
import type { AreaCounts } from '#core/market/api/area-counts.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

/** The areas of counted rows by name; one that is no longer known is left out. */
export const presentAreaCounts = (
  rows: readonly { locationId: number; total: number }[],
  lookups: Lookups,
  lang: Lang,
): AreaCounts => ({
  data: rows.flatMap(({ locationId, total }) => {
    const area = lookups.locations.get(locationId);
    if (area === undefined) return [];
    const { id, cityId, latitude, longitude } = area;
    return {
      location_id: id,
      location_name: nameIn(lookups.locations, id, lang),
      city_id: cityId,
      city_name: nameIn(lookups.cities, cityId, lang),
      latitude,
      longitude,
      total,
    };
  }),
});
