/**
 * The times at which a tuition is taught, week by week. Source:
 * docs/requirements/tuition/teaching.md, "Routine".
 */

/** People choose the part of the day first, then one of its clock times. */
export const PARTS_OF_DAY = ['morning', 'noon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Minutes from midnight between which a lesson may begin, in each part; the end is not in it. */
const BEGINS: Record<PartOfDay, readonly [number, number]> = {
  morning: [5 * 60, 12 * 60],
  noon: [12 * 60, 16 * 60],
  evening: [16 * 60, 22 * 60 + 30],
};

/** Forms offer clock times in these steps; times that were stored otherwise stay as they are. */
export const CLOCK_STEP_MINUTES = 15;

export const clocksOf = (part: PartOfDay): number[] => {
  const [from, until] = BEGINS[part];
  return Array.from(
    { length: (until - from) / CLOCK_STEP_MINUTES },
    (_, index) => from + index * CLOCK_STEP_MINUTES,
  );
};

export function partOfDay(startMinute: number): PartOfDay {
  if (startMinute < BEGINS.noon[0]) return 'morning';
  return startMinute < BEGINS.evening[0] ? 'noon' : 'evening';
}

export const LESSON_LENGTHS = [30, 45, 60, 75, 90, 105, 120, 150, 180, 240] as const;
export const LESSON_MINUTES_MIN = 15;
export const LESSON_MINUTES_MAX = 300;
export const ROUTINE_ENTRIES_MAX = 21;

const HOUR_MINUTES = 60;

/** The minutes forms begin with if no length was agreed. */
export const USUAL_LESSON_MINUTES = HOUR_MINUTES;

/** The length of a lesson a request asks for, in hours, as the routine has it. */
export const agreedMinutes = (hours: number | null): number | null =>
  hours === null
    ? null
    : Math.min(LESSON_MINUTES_MAX, Math.max(LESSON_MINUTES_MIN, Math.round(hours * HOUR_MINUTES)));
