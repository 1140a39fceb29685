import { useState } from 'react';
import { useLoadWithTexts } from '#app/ground/texts/use-load-with-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { useNearViewport } from '#ui/hooks/use-near-viewport.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';

const AREAS = ['hub'] as const;
const load = async () => (await import('./recommended-tutors.tsx')).RecommendedTutors;

/**
 * The recommended tutors at the end of a screen: fetched when the reader comes near, and nothing
 * moves.
 */
export function LateRecommendedTutors() {
  const [isNear, setNear] = useState(false);
  const box = useNearViewport<HTMLDivElement>(!isNear, () => setNear(true));
  const loadAll = useLoadWithTexts(load, AREAS);
  return (
    <div ref={box}>
      {isNear && (
        <FetchedPart load={loadAll} isSilent>
          {(Recommended) => (
            <WithTexts areas={AREAS}>
              <Recommended />
            </WithTexts>
          )}
        </FetchedPart>
      )}
    </div>
  );
}
