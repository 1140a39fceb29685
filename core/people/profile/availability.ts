/**
 * The times at which a tutor can teach: seven days by four slots, stored as one number of 28 bits.
 */
export const DAYS = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const;
export type Day = (typeof DAYS)[number];
export const SLOTS = ['morning', 'noon', 'afternoon', 'evening'] as const;
export type Slot = (typeof SLOTS)[number];

export type DayAvailability = { day: Day } & Record<Slot, boolean>;

const bitOf = (day: number, slot: number) => 1 << (day * SLOTS.length + slot);

/** Days that are not named have no time. */
export function toAvailabilityBits(rows: readonly DayAvailability[]): number {
  let bits = 0;
  for (const row of rows)
    SLOTS.forEach((slot, index) => {
      if (row[slot]) bits |= bitOf(DAYS.indexOf(row.day), index);
    });
  return bits;
}

/** All seven days, in the order of the week. */
export function fromAvailabilityBits(bits: number): DayAvailability[] {
  return DAYS.map((day, index) => {
    const has = (slot: number) => (bits & bitOf(index, slot)) !== 0;
    return { day, morning: has(0), noon: has(1), afternoon: has(2), evening: has(3) };
  });
}
