import { oneOf } from './one-of.ts';
import type { Slots } from './slots.ts';

/** All cities a list is to show. */
export const citiesOf = ({ city, moreCities = [] }: Slots): number[] => [
  ...oneOf(city),
  ...moreCities,
];
