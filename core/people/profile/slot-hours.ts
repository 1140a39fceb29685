import type { Slot } from './availability.ts';

/** The hours each slot of the day begins and ends at. These hours are our own choice. */
export const SLOT_HOURS: Record<Slot, readonly [from: number, until: number]> = {
  morning: [8, 12],
  noon: [12, 15],
  afternoon: [15, 18],
  evening: [18, 22],
};
