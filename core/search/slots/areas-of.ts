import type { Slots } from './slots.ts';

/** All areas a list is to show. */
export const areasOf = ({ area = [], moreAreas = [] }: Slots): number[] => [...area, ...moreAreas];
