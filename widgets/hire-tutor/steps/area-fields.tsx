import { useTranslation } from 'react-i18next';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PlaceCombobox } from '../../place/place-combobox.tsx';

interface AreaFieldsProps {
  answers: Pick<HireAnswers, 'city_id' | 'location_id'>;
  change(changes: Pick<HireAnswers, 'city_id' | 'location_id'>): void;
  errorOf(field: 'city_id' | 'location_id'): string | undefined;
}

/** Typing finds the area at once; the two lists show what was found and work alone. */
export function AreaFields({ answers, change, errorOf }: AreaFieldsProps) {
  const { t } = useTranslation('hire');
  const { t: board } = useTranslation('boardControls');
  const { city_id, location_id } = answers;
  const cities = useApi('listCities', {}, { keepsLast: true });
  const areas = useApi('listLocations', city_id ? { query: { city_id } } : null);
  const failed = (error: unknown) => (error ? board('filters.lookupError') : undefined);
  return (
    <>
      <PlaceCombobox
        label={t('where.search')}
        hint={t('where.searchHint')}
        chosen=""
        onChoose={(place) =>
          change({ city_id: place.city_id, location_id: place.location_id ?? undefined })
        }
        onClear={() => {}}
      />
      <div className="grid grid-cols-1 cq-sm:grid-cols-2 gap-4">
        <div data-field="city_id">
          <SelectField
            label={t('where.city')}
            isRequired
            emptyText={t('choose')}
            options={cities}
            value={city_id}
            error={failed(cities.error) ?? errorOf('city_id')}
            onChange={(id) => change({ city_id: id, location_id: undefined })}
          />
        </div>
        <div data-field="location_id">
          <SelectField
            label={t('where.area')}
            isRequired
            emptyText={t(city_id ? 'choose' : 'where.areaHint')}
            options={city_id ? areas : undefined}
            value={location_id}
            disabled={!city_id}
            error={failed(areas.error) ?? errorOf('location_id')}
            onChange={(id) => change({ location_id: id })}
          />
        </div>
      </div>
    </>
  );
}
