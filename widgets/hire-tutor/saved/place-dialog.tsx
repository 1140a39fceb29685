import { useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { ADDRESS_MAX } from '#core/hire/hire-limits.ts';
import { checkText } from '#core/text/check-text.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AreaFields } from '../steps/area-fields.tsx';
import { PinField } from '../steps/pin-field.tsx';
import { DialogForm } from './dialog-form.tsx';

type Place = Answer<'listOwnLocations'>['data'][number];

interface PlaceDialogProps {
  /** The one to change; a new one without it. */
  place?: Place;
  onClose(): void;
  onSaved(place: Place): Promise<void> | void;
}

interface PlaceValues {
  city_id?: number | undefined;
  location_id?: number | undefined;
  detail_address: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const findMissing = ({ city_id, location_id, detail_address }: PlaceValues) => [
  ...(city_id ? [] : (['city_id'] as const)),
  ...(location_id ? [] : (['location_id'] as const)),
  ...(detail_address.trim() === '' || checkText(detail_address, ADDRESS_MAX)
    ? (['detail_address'] as const)
    : []),
];

/** "Add Location": adds a place or changes one. */
export function PlaceDialog({ place, onClose, onSaved }: PlaceDialogProps) {
  const { api } = useEnvironment();
  const texts = useTexts('parent');
  const saving = useMutation();
  const [hasTried, setTried] = useState(false);
  const [values, setValues] = useState<PlaceValues>({
    city_id: place?.city_id,
    location_id: place?.location_id,
    detail_address: place?.detail_address ?? '',
    latitude: place?.latitude ?? undefined,
    longitude: place?.longitude ?? undefined,
  });
  const missing: string[] = hasTried ? findMissing(values) : [];
  const change = (changes: Partial<PlaceValues>) => {
    saving.clear();
    setValues((before) => ({ ...before, ...changes }));
  };
  const errorOf = (field: 'city_id' | 'location_id' | 'detail_address') =>
    missing.includes(field) ? texts(`errors.${field}`) : saving.fieldError(field);

  const save = () => {
    setTried(true);
    const { city_id, location_id, latitude, longitude } = values;
    if (findMissing(values).length > 0 || !city_id || !location_id) return;
    const detail_address = values.detail_address.trim();
    const body = { city_id, location_id, detail_address, latitude, longitude };
    void saving.run(async () => {
      const answer = place
        ? await api.call('updateOwnLocation', { params: { id: place.id }, body })
        : await api.call('createOwnLocation', { body });
      await onSaved(answer.data);
      onClose();
    });
  };

  return (
    <DialogForm
      title={texts(place ? 'places.edit' : 'places.add')}
      saveText={texts(saving.isBusy ? 'saving' : place ? 'save' : 'places.addShort')}
      problem={saving.message}
      isBusy={saving.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <AreaFields answers={values} change={change} errorOf={errorOf} />
      <TextAreaField
        label={texts('places.address')}
        rows={2}
        autoComplete="street-address"
        value={values.detail_address}
        error={errorOf('detail_address')}
        onChange={(event) => change({ detail_address: event.currentTarget.value })}
      />
      <PinField answers={values} change={change} errorOf={saving.fieldError} />
    </DialogForm>
  );
}
