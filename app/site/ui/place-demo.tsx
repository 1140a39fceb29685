import { useState } from 'react';
import type { Place } from '#core/ground/api/lookup.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PlaceCombobox } from '#widgets/place/place-combobox.tsx';

/** A place is searched for and chosen; below it, what a form gets of the choice. */
export function PlaceDemo() {
  const texts = useTexts('boardControls');
  const [place, setPlace] = useState<Place>();
  return (
    <>
      <PlaceCombobox
        label={texts('near.label')}
        hint={texts('near.hint')}
        chosen={place?.description ?? ''}
        onChoose={setPlace}
        onClear={() => setPlace(undefined)}
      />
      {place && (
        <pre className="whitespace-pre-wrap break-words text-sm">
          {JSON.stringify(place, null, 2)}
        </pre>
      )}
    </>
  );
}
