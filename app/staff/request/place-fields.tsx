import { useTranslation } from 'react-i18next';
import { ADDRESS_MAX } from '#core/ground/limits/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { AddressParts } from '#widgets/hire-tutor/steps/address-parts.tsx';
import type { DraftFieldsProps } from './edit-panel.tsx';

/** Takes the place of the tuition; the address stays with staff, guardian and tutor. */
export function PlaceFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation('staff');
  const cities = useApi('listCities', {});
  const areas = useApi('listLocations', { query: { city_id: draft.city_id } });
  return (
    <>
      <div className="form-grid">
        <SelectField
          label={t('field.city_id')}
          options={cities}
          value={draft.city_id}
          error={errorOf('city_id')}
          // The point belongs to the old place.
          onChange={(id) =>
            id && change({ city_id: id, location_id: 0, latitude: undefined, longitude: undefined })
          }
        />
        <SelectField
          label={t('field.location_id')}
          emptyText={t('choose')}
          options={areas}
          value={draft.location_id || undefined}
          error={errorOf('location_id')}
          onChange={(id) =>
            change({ location_id: id ?? 0, latitude: undefined, longitude: undefined })
          }
        />
        <TextField
          label={t('field.detail_address')}
          maxLength={ADDRESS_MAX}
          value={draft.detail_address ?? ''}
          error={errorOf('detail_address')}
          onChange={(event) => change({ detail_address: event.currentTarget.value || undefined })}
        />
      </div>
      <AddressParts answers={draft} change={change} errorOf={errorOf} />
    </>
  );
}
