import { DEFAULT_DISTANCE_KM, DISTANCES_KM } from '#core/jobs/job-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PlaceCombobox } from '../place/place-combobox.tsx';
import { useNearPlace } from '../place/use-near-place.ts';
import type { FilterProps } from './filter-props.ts';

/**
 * City and its areas, none without a city and reset with it, or a radius around a place.
 * Source: docs/requirements/tutor-hub.md, "Filter".
 */
export function PlaceFilters({ filter, onChange }: FilterProps) {
  const texts = useTexts('hub');
  const board = useTexts('board');
  const format = useFormat();
  const { city_id, location_id, latitude, distance } = filter;
  const cities = useApi('listCities', {}, { keepsLast: true });
  const areas = useApi('listLocations', city_id ? { query: { city_id } } : null);
  const place = useNearPlace(filter);
  const failed = (error: unknown) => (error ? texts('filters.lookupError') : undefined);
  const isNear = latitude !== undefined;
  return (
    <>
      <SelectField
        label={texts('filters.city')}
        emptyText={texts('filters.allCities')}
        options={cities}
        value={city_id}
        onChange={(id) => onChange({ city_id: id })}
        error={failed(cities.error)}
      />
      <CheckboxList
        legend={texts('filters.location')}
        options={city_id ? areas : undefined}
        values={location_id ?? []}
        onChange={(ids) => onChange({ location_id: ids.length > 0 ? ids : undefined })}
        hint={city_id ? undefined : texts('filters.locationHint')}
        error={failed(areas.error)}
      />
      <div className="flex flex-col gap-2">
        <PlaceCombobox
          label={texts('filters.near')}
          hint={board('near.hint')}
          chosen={isNear ? (place?.description ?? board('near.myPosition')) : ''}
          onChoose={({ latitude, longitude }) =>
            onChange({ latitude, longitude, distance: distance ?? DEFAULT_DISTANCE_KM })
          }
          onClear={() =>
            onChange({ latitude: undefined, longitude: undefined, distance: undefined })
          }
        />
        {isNear && (
          <SelectField
            label={board('near.distance')}
            options={DISTANCES_KM.map((km) => ({
              id: km,
              text: board('near.km', { n: format.number(km) }),
            }))}
            value={distance ?? DEFAULT_DISTANCE_KM}
            onChange={(km) => onChange({ distance: km })}
          />
        )}
      </div>
    </>
  );
}
