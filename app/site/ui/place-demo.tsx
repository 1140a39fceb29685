import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#core/ground/api/lookup.ts';
import { PlaceCombobox } from '#widgets/place/place-combobox.tsx';

/** A place is searched for and chosen; below it, what a form gets of the choice. */
export function PlaceDemo() {
  const { t } = useTranslation('boardControls');
  const [place, setPlace] = useState<Place>();
  return (
    <>
      <PlaceCombobox
        label={t('near.label')}
        hint={t('near.hint')}
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
