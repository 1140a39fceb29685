import type { RequestDetail } from '#core/api/schemas/parent.ts';
import type { HireAnswers } from '#core/hire/hire-answers.ts';
import { toHireFields } from '#core/hire/to-hire-fields.ts';

/** A request as the form's answers. */
export const toAnswers = (request: RequestDetail): HireAnswers => ({
  ...toHireFields(request),
  student_id: request.student_id ?? undefined,
  saved_location_id: request.saved_location_id ?? undefined,
  is_out_of_school: request.institute === null && request.student_age !== null,
  salary: request.salary,
});
