import type { ComponentProps } from 'react';
import { tryFile } from '#app/ground/late/try-file.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { PlaceMap } from './place-map.tsx';

type Props = ComponentProps<typeof PlaceMap>;

const load = () => tryFile(async () => (await import('./place-map.tsx')).PlaceMap);

/** The map is a library of its own: fetched for who asks for it. */
export const LatePlaceMap = (props: Props) => (
  <FetchedPart<Props> load={load}>{(Shown) => <Shown {...props} />}</FetchedPart>
);
