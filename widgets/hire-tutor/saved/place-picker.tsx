import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { PickerProps } from '../steps/pickers.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { SavedPicker } from './saved-picker.tsx';

/** The guardian's places; the one chosen brings city and area along, for the salary guide. */
export function PlacePicker({ value, onPick }: PickerProps) {
  const texts = useTexts('hire');
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
        legend: texts('where.saved'),
        other: texts('saved.newPlace'),
        add: texts('saved.addPlace'),
      }}
      titleOf={(place) => `${place.location_name}, ${place.city_name}`}
      lineOf={(place) => place.detail_address ?? ''}
      Dialog={PlaceDialog}
    />
  );
}
