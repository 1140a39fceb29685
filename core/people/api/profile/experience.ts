import { z } from 'zod';
import { fail, id } from '#core/ground/api/fields/fields.ts';
import { day, requiredText } from '../fields/optional-fields.ts';
import { savedFields } from './answers.ts';

export const experienceBody = z
  .object({
    tutoring_category_id: id,
    i_class_id: id,
    teaching_location: requiredText(120),
    duration_from: day,
    duration_to: day,
    about: requiredText(1000),
  })
  .superRefine(({ duration_from, duration_to }, context) => {
    if (duration_to < duration_from) fail(context, 'duration_to', 'ends_before_start');
  });
export type ExperienceBody = z.output<typeof experienceBody>;

export const experienceEntry = z.object({
  id: z.int(),
  tutoring_category_id: z.int(),
  tutoring_category: z.object({ category_name: z.string() }),
  i_class_id: z.int(),
  i_classes: z.object({ class_name: z.string() }),
  teaching_location: z.string(),
  duration_from: z.string(),
  duration_to: z.string(),
  about: z.string(),
});
export type ExperienceEntry = z.infer<typeof experienceEntry>;
export const experienceListAnswer = z.object({ data: z.array(experienceEntry) });
export const experienceSavedAnswer = z.object({ ...savedFields, data: experienceEntry });
