import { areasOf } from './areas-of.ts';
import { citiesOf } from './cities-of.ts';
import { classesOf } from './classes-of.ts';
import { oneOf } from './one-of.ts';
import type { Slots } from './slots.ts';

/** Ids of what a list is to leave out, by kind. Subjects stand beside them, and what is left of gender or place is what is wanted. */
export interface Except {
  category: readonly number[];
  class: readonly number[];
  city: readonly number[];
  location: readonly number[];
  university: readonly number[];
}
export type ExceptKind = keyof Except;

export const NOTHING_EXCEPT: Except = {
  category: [],
  class: [],
  city: [],
  location: [],
  university: [],
};

/** All universities that were named. */
export const universitiesOf = ({ university, moreUniversities = [] }: Slots): number[] => [
  ...oneOf(university),
  ...moreUniversities,
];

/** Returns what a message ruled out: "except Mirpur", "no English medium". */
export const exceptOf = (refused: Slots): Except => ({
  category: oneOf(refused.category),
  class: classesOf(refused),
  city: citiesOf(refused),
  location: areasOf(refused),
  university: universitiesOf(refused),
});
