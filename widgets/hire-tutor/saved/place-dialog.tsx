import type { Answer } from '#core/api/api-client.ts';
import { ADDRESS_MAX } from '#core/hire/hire-limits.ts';
import { checkText } from '#core/text/check-text.ts';
import { useFields } from '#ui/api/use-fields.ts';
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

/** "Add Location": adds a place or changes one. */
export function PlaceDialog({ place, onClose, onSaved }: PlaceDialogProps) {
  const { api } = useEnvironment();
  const texts = useTexts('parent');
  const { values, change, errorOf, submit, isBusy, message } = useFields<PlaceValues>(
    {
      city_id: place?.city_id,
      location_id: place?.location_id,
      detail_address: place?.detail_address ?? '',
      latitude: place?.latitude ?? undefined,
      longitude: place?.longitude ?? undefined,
    },
    ({ city_id, location_id, detail_address: address }) => ({
      ...(!city_id && { city_id: texts('errors.city_id') }),
      ...(!location_id && { location_id: texts('errors.location_id') }),
      ...((address.trim() === '' || checkText(address, ADDRESS_MAX)) && {
        detail_address: texts('errors.detail_address'),
      }),
    }),
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
      onClose();
    });

  return (
    <DialogForm
      title={texts(place ? 'places.edit' : 'places.add')}
      saveText={texts(isBusy ? 'saving' : place ? 'save' : 'places.addShort')}
      problem={message}
      isBusy={isBusy}
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
      <PinField answers={values} change={change} errorOf={errorOf} />
    </DialogForm>
  );
}
