import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { CityFilter } from '../list/city-filter.tsx';
import { DistanceField } from '../place/distance-field.tsx';
import { NearField } from '../place/near-field.tsx';
import type { FilterProps } from './filter-props.ts';

/**
 * City and its areas, none without a city and reset with it, or a radius around a place.
 * Source: docs/requirements/market/tutor-hub.md, "Filter".
 */
export function PlaceFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('hubControls');
  const { city_id, location_id } = filter;
  const areas = useApi('listLocations', city_id ? { query: { city_id } } : null);
  return (
    <>
      <CityFilter area="hubControls" value={city_id} onChange={(id) => onChange({ city_id: id })} />
      <div className="flex flex-col gap-2">
        <NearField label={t('filters.near')} filter={filter} onChange={onChange} />
        <DistanceField filter={filter} onChange={onChange} />
      </div>
      <div className="cq-md:col-span-2">
        <CheckboxList
          legend={t('filters.location')}
          options={city_id ? areas : undefined}
          values={location_id ?? []}
          onChange={(ids) => onChange({ location_id: ids.length > 0 ? ids : undefined })}
          hint={city_id ? undefined : t('filters.locationHint')}
          error={areas.error ? t('filters.lookupError') : undefined}
        />
      </div>
    </>
  );
}
