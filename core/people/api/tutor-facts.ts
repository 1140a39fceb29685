/** The facts staff choose a tutor by. */
import { z } from 'zod';
import { nullableText } from '#core/ground/api/fields/fields.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { documentsChecked } from './fields/documents-checked.ts';

export const tutorFacts = {
  university: nullableText,
  rating: z.number().nullable(),
  review_count: z.int(),
  completed_tuitions: z.int(),
  documents_checked: documentsChecked.nullable(),
  expected_salary: z.int().nullable(),
  experience_months: z.int(),
  distance_km: z.number().nullable(),
  free_days: z.array(z.enum(DAYS)),
};
const facts = z.object(tutorFacts);
export type TutorFactsRow = z.infer<typeof facts>;
