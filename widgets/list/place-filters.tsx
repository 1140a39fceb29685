import { useTranslation } from 'react-i18next';
import { AreaField } from './area-field.tsx';
import { CityFilter } from './city-filter.tsx';

interface PlaceFilter {
  city_id?: number | undefined;
  location_id?: number[] | undefined;
}

interface PlaceFiltersProps {
  filter: PlaceFilter;
  /** One area takes the place of the other. */
  isSingle?: boolean;
  onChange(changes: PlaceFilter): void;
}

/**
 * Areas, the first of which brings its city, and the city.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
export function PlaceFilters({ filter, isSingle, onChange }: PlaceFiltersProps) {
  const { t } = useTranslation('boardControls');
  const { city_id, location_id } = filter;
  return (
    <>
      <AreaField
        label={t('filters.location')}
        city={city_id}
        areas={location_id}
        {...{ isSingle, onChange }}
      />
      <CityFilter value={city_id} onChange={(id) => onChange({ city_id: id })} />
    </>
  );
}
