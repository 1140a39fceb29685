import type { ComponentProps } from 'react';
import { tryFile } from '#app/ground/late/try-file.ts';
import { useLoadWithTexts } from '#app/ground/texts/use-load-with-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { PlaceMap } from './place-map.tsx';

type Props = ComponentProps<typeof PlaceMap>;

const AREAS = ['listMap'] as const;
const load = () => tryFile(async () => (await import('./place-map.tsx')).PlaceMap);

/** The map is a library of its own: fetched for who asks for it. */
export const LatePlaceMap = (props: Props) => (
  <FetchedPart<Props> load={useLoadWithTexts(load, AREAS)}>
    {(Shown) => (
      <WithTexts areas={AREAS}>
        <Shown {...props} />
      </WithTexts>
    )}
  </FetchedPart>
);
