import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { CityFilter } from '../list/city-filter.tsx';
import { DistanceField } from '../place/distance-field.tsx';
import { NearField } from '../place/near-field.tsx';
import type { FilterProps } from './filter-props.ts';

/**
 * City and its areas, none without a city and reset with it, or a radius around a place.
 * Source: docs/requirements/market/tutor-hub.md, "Filter".
 */
export function PlaceFilters({ filter, onChange }: FilterProps) {
  const texts = useTexts('hubControls');
  const { city_id, location_id } = filter;
  const areas = useApi('listLocations', city_id ? { query: { city_id } } : null);
  return (
    <>
      <CityFilter area="hubControls" value={city_id} onChange={(id) => onChange({ city_id: id })} />
      <div className="flex flex-col gap-2">
        <NearField label={texts('filters.near')} filter={filter} onChange={onChange} />
        <DistanceField filter={filter} onChange={onChange} />
      </div>
      <div className="cq-md:col-span-2">
        <CheckboxList
          legend={texts('filters.location')}
          options={city_id ? areas : undefined}
          values={location_id ?? []}
          onChange={(ids) => onChange({ location_id: ids.length > 0 ? ids : undefined })}
          hint={city_id ? undefined : texts('filters.locationHint')}
          error={areas.error ? texts('filters.lookupError') : undefined}
        />
      </div>
    </>
  );
}
