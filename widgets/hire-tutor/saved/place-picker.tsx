import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { PickerProps } from '../steps/pickers.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { SavedChoices } from './saved-choices.tsx';

type Place = Answer<'listOwnLocations'>['data'][number];

/** The guardian's places; the one chosen brings city and area along, for the salary guide. */
export function PlacePicker({ value, onPick }: PickerProps) {
  const texts = useTexts('hire');
  const response = useApi('listOwnLocations', {});
  const [isAdding, setAdding] = useState(false);
  const places = response.data?.data;
  const pick = (place: Place | undefined) =>
    onPick({
      saved_location_id: place?.id,
      city_id: place?.city_id,
      location_id: place?.location_id,
    });

  // One that was deleted elsewhere cannot be sent.
  const pickLatest = useLatestCallback(pick);
  const isGone = places && value !== undefined && !places.some(({ id }) => id === value);
  useEffect(() => {
    if (isGone) pickLatest(undefined);
  }, [isGone, pickLatest]);

  return (
    <div className="flex flex-col items-start gap-2">
      {!places && response.error && (
        <LoadError error={response.error} onRetry={() => void response.mutate()} />
      )}
      {places && places.length > 0 && (
        <SavedChoices
          legend={texts('where.saved')}
          choices={places.map((place) => ({
            id: place.id,
            title: `${place.location_name}, ${place.city_name}`,
            text: place.detail_address,
          }))}
          otherText={texts('saved.newPlace')}
          value={value}
          onChange={(id) => pick(places.find((place) => place.id === id))}
        />
      )}
      <Button
        look="quiet"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => setAdding(true)}
      >
        {texts('saved.addPlace')}
      </Button>
      {isAdding && (
        <PlaceDialog
          onClose={() => setAdding(false)}
          onSaved={async (place) => {
            await response.mutate();
            pickLatest(place);
          }}
        />
      )}
    </div>
  );
}
