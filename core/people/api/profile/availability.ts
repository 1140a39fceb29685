import { z } from 'zod';
import { fail } from '#core/ground/api/fields/fields.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { flag } from '../fields/optional-fields.ts';

const slots = z.array(flag).max(DAYS.length);

/** Five lists side by side: the n-th entry of each belongs to the n-th day named. */
export const availabilityBody = z
  .object({
    day: z.array(z.enum(DAYS)).min(1).max(DAYS.length),
    morning: slots,
    noon: slots,
    afternoon: slots,
    evening: slots,
  })
  .superRefine(({ day, ...lists }, context) => {
    if (new Set(day).size !== day.length) fail(context, 'day', 'day_twice');
    for (const [field, list] of Object.entries(lists))
      if (list.length !== day.length) fail(context, field, 'list_length');
  });

export const dayAvailability = z.object({
  day: z.enum(DAYS),
  morning: z.boolean(),
  noon: z.boolean(),
  afternoon: z.boolean(),
  evening: z.boolean(),
});
export const availabilityAnswer = z.object({
  data: z.array(dayAvailability).length(DAYS.length),
  is_updated: z.boolean(),
});
