import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { CityFilter } from '../list/city-filter.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { IdSelect } from './id-select.tsx';

/**
 * City and location, which is disabled without a city.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
export function PlaceFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('boardControls');
  const { city_id, location_id } = filter;
  const locations = useApi('listLocations', city_id ? { query: { city_id } } : null);

  return (
    <>
      <CityFilter
        area="boardControls"
        value={city_id}
        onChange={(id) => onChange({ city_id: id })}
      />
      <IdSelect
        label={t('filters.location')}
        emptyText={t('filters.allLocations')}
        options={city_id ? locations : undefined}
        ids={location_id}
        onChange={(ids) => onChange({ location_id: ids })}
        disabled={!city_id}
        hint={city_id ? undefined : t('filters.locationHint')}
        error={locations.error ? t('filters.lookupError') : undefined}
      />
    </>
  );
}
