/** Requests of guardians that ask for a tutor of the hub by name, as that tutor sees them. */
import { z } from 'zod';
import { nullableText } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { askedStatuses } from '#core/market/hire/asked-statuses.ts';

export const askedRequestsQuery = pageQuery.extend({
  status: z.enum(askedStatuses).default('pending'),
});
const askedRequest = z.object({
  job_id: z.int(),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  location_name: z.string(),
  city_name: z.string(),
  days_in_week: z.int(),
  salary: z.int(),
  posted_at: z.string(),
  status: z.enum(askedStatuses),
  is_public: z.boolean(),
  reason: nullableText,
});
export type AskedRequest = z.infer<typeof askedRequest>;
export const askedRequestsAnswer = pagedAnswer(askedRequest);

/** The answer of the tutor who was requested. */
export const askedAnswer = z
  .object({ kind: z.enum(['applied', 'declined']), reason: nullableText })
  .nullable();
