import type { z } from 'zod';
import type { availabilityBody } from '#core/people/api/profile/availability.ts';
import type { DayAvailability } from '#core/people/profile/availability.ts';

/** Makes five lists side by side into a row a day. */
export const toDayRows = (lists: z.output<typeof availabilityBody>): DayAvailability[] =>
  lists.day.map((day, index) => ({
    day,
    morning: lists.morning[index] === true,
    noon: lists.noon[index] === true,
    afternoon: lists.afternoon[index] === true,
    evening: lists.evening[index] === true,
  }));
