import type { TimeOfDay } from './slots.ts';

/** The part of the day an hour belongs to. */
export function partOfDay(hour: number): TimeOfDay {
  if (hour < 12) return 'morning';
  if (hour < 15) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
