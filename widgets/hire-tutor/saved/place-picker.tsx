import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import type { PickerProps } from '../steps/pickers.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { SavedPicker } from './saved-picker.tsx';

/** The guardian's places; the one chosen brings city and area along, for the salary guide. */
export function PlacePicker({ value, onPick }: PickerProps) {
  const { t } = useTranslation('hire');
  return (
    <SavedPicker
      response={useApi('listOwnLocations', {})}
      value={value}
      onPick={(place) =>
        onPick({
          saved_location_id: place?.id,
          city_id: place?.city_id,
          location_id: place?.location_id,
        })
      }
      texts={{
        legend: t('where.saved'),
        other: t('saved.newPlace'),
        add: t('saved.addPlace'),
      }}
      titleOf={(place) => `${place.location_name}, ${place.city_name}`}
      lineOf={(place) => place.detail_address ?? ''}
      Dialog={PlaceDialog}
    />
  );
}
