/** The further areas that were named, in the city of the first. */
import type { Slots } from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';

export const moreAreasOf = ({ area, moreAreas = [] }: Slots, { areas }: Lookups): number[] => {
  const city = areas.get(area?.[0] ?? 0)?.city_id;
  return moreAreas.filter((id) => areas.get(id)?.city_id === city);
};
