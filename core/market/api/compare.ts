/** Comparing proposed tutors by a private link, without an account. */
import { z } from 'zod';
import { id, nullableText, optional } from '#core/ground/api/fields/fields.ts';
import { reason } from '#core/people/api/fields/person-text.ts';
import { connectedTutor } from './parent.ts';
import { tuitionState } from './tuition-fields.ts';

const token = z.string().min(1).max(100);
export const compareViewBody = z.object({ token });
export const compareCvBody = z.object({ token, application_id: id });
export const compareChooseBody = z.object({ token, application_id: id, reason: optional(reason) });

/** No name, phone or address: a link can be passed on. */
export const compareAnswer = z.object({
  request_no: z.string(),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  days_in_week: z.int(),
  city_name: z.string(),
  location_name: z.string(),
  actual_salary: z.int(),
  expires_at: z.string(),
  can_choose: z.boolean(),
  tuition: tuitionState,
  choice: z
    .object({ application_id: z.int(), reason: nullableText, call_by: z.string() })
    .nullable(),
  tutors: z.array(connectedTutor),
});
