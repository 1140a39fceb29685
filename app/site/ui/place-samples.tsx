import { useLoadWithTexts } from '#app/ground/texts/use-load-with-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { Sample } from './sample.tsx';

const loadDemo = async () => (await import('./place-demo.tsx')).PlaceDemo;
const TEXTS = ['boardControls'] as const;

/** Shows a piece of the widgets, with their texts and the server behind it. */
export function PlaceSamples() {
  const load = useLoadWithTexts(loadDemo, TEXTS);
  return (
    <Sample name="PlaceCombobox">
      <FetchedPart load={load}>
        {(PlaceDemo) => (
          <WithTexts areas={TEXTS}>
            <PlaceDemo />
          </WithTexts>
        )}
      </FetchedPart>
    </Sample>
  );
}
