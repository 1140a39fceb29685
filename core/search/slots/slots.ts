import type { Faith } from './faiths.ts';

/**
 * The facts that can be understood of a tuition. Names are ids of the lookups; amounts are taka a
 * month.
 */
export interface SalaryWish {
  min?: number;
  max?: number;
}

export type TimeOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

export interface Slots {
  who?: 'me' | 'child';
  /** The rows of that name in each category; which one is settled with the category. */
  class?: readonly number[];
  subjects?: readonly number[];
  without?: readonly number[];
  category?: number;
  /** The religion of a religious lesson. It goes with the lesson's category. */
  faith?: Faith;
  /** Further classes that were named: a list shows them too, a request has the first alone. */
  moreClasses?: readonly number[];
  city?: number;
  /** Further cities that were named: board and hub show them too; a request and a talk have the first alone. */
  moreCities?: readonly number[];
  /** More than one where several cities have an area of that name. */
  area?: readonly number[];
  /** Further areas that were named: a list shows them too, a request has the first alone. */
  moreAreas?: readonly number[];
  /** Kilometres. */
  radius?: number;
  /** Id of the tutoring place. */
  place?: number;
  days?: number;
  /** Hours of one lesson. */
  hours?: number;
  /** Length of the whole tuition. */
  months?: number;
  crash?: true;
  time?: TimeOfDay;
  /** The exact time of it, `HH:mm`; goes with `time`. */
  clock?: string;
  salary?: SalaryWish;
  /** 1 male, 2 female. */
  gender?: number;
  university?: number;
  /** Further universities that were named: any of them will do. */
  moreUniversities?: readonly number[];
  /** Students taught together. */
  count?: number;
}

export type SlotName = keyof Slots;

/** The slots that say more of another one and go with it: they are not seen or changed alone. */
export const BOUND_TO = {
  faith: 'category',
  moreClasses: 'class',
  moreCities: 'city',
  moreAreas: 'area',
  moreUniversities: 'university',
  clock: 'time',
} as const satisfies Partial<Record<SlotName, SlotName>>;
export type BoundSlot = keyof typeof BOUND_TO;
export const BOUND_SLOTS = Object.keys(BOUND_TO) as BoundSlot[];

export const SLOT_NAMES = [
  'who',
  'category',
  'faith',
  'class',
  'moreClasses',
  'subjects',
  'without',
  'place',
  'city',
  'moreCities',
  'area',
  'moreAreas',
  'radius',
  'days',
  'time',
  'clock',
  'hours',
  'months',
  'crash',
  'salary',
  'gender',
  'university',
  'moreUniversities',
  'count',
] as const satisfies readonly SlotName[];
