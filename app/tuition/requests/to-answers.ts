import type { RequestDetail } from '#core/market/api/parent.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { toHireFields } from '#core/market/hire/to-hire-fields.ts';

/** A request as the form's answers. */
export const toAnswers = (request: RequestDetail): HireAnswers => ({
  ...toHireFields(request),
  student_id: request.student_id ?? undefined,
  saved_location_id: request.saved_location_id ?? undefined,
  is_out_of_school: request.institute === null && request.student_age !== null,
  salary: request.salary,
});
