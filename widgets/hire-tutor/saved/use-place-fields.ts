import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { ADDRESS_MAX } from '#core/ground/limits/hire-limits.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { type FieldsDraft, useFields } from '#ui/api/use-fields.ts';
import { useEnvironment } from '#ui/environment.tsx';

export type Place = Answer<'listOwnLocations'>['data'][number];

export interface PlaceValues {
  city_id?: number | undefined;
  location_id?: number | undefined;
  detail_address: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

interface PlaceFieldsOptions {
  /** The one to change; a new one without it. */
  place?: Place | undefined;
  draft?: FieldsDraft<PlaceValues> | undefined;
  onSaved(place: Place): Promise<void> | void;
}

/** Keeps what is filled in of a place, and saves it. */
export function usePlaceFields({ place, draft, onSaved }: PlaceFieldsOptions) {
  const { api } = useEnvironment();
  const { t } = useTranslation('parent');
  const { values, submit, ...fields } = useFields<PlaceValues>(
    {
      city_id: place?.city_id,
      location_id: place?.location_id,
      detail_address: place?.detail_address ?? '',
      latitude: place?.latitude ?? undefined,
      longitude: place?.longitude ?? undefined,
    },
    ({ city_id, location_id, detail_address: address }) => ({
      ...(!city_id && { city_id: t('errors.city_id') }),
      ...(!location_id && { location_id: t('errors.location_id') }),
      ...((address.trim() === '' || checkText(address, ADDRESS_MAX)) && {
        detail_address: t('errors.detail_address'),
      }),
    }),
    draft,
  );

  const save = () =>
    submit(async () => {
      const { city_id = 0, location_id = 0, latitude, longitude } = values;
      const detail_address = values.detail_address.trim();
      const body = { city_id, location_id, detail_address, latitude, longitude };
      const answer = place
        ? await api.call('updateOwnLocation', { params: { id: place.id }, body })
        : await api.call('createOwnLocation', { body });
      await onSaved(answer.data);
    });

  return { ...fields, values, save };
}
