/** The data staff send to change or decide a request. */
import { z } from 'zod';
import { optional } from '#core/ground/api/fields/fields.ts';
import * as limit from '#core/ground/limits/hire-limits.ts';
import { addDraftIssues, requestFields } from '#core/market/api/request-schemas.ts';
import { personText, reason } from '#core/people/api/fields/person-text.ts';
import { version } from '#core/people/api/fields/staff-fields.ts';

const { salary: _offered, ...editableFields } = requestFields;
const salary = z.int().min(limit.SALARY_MIN).max(limit.SALARY_MAX);
const publicText = optional(personText(limit.TEXT_MAX));

/** The whole form: what is left out is emptied. */
export const staffUpdateRequestBody = z
  .strictObject({ ...editableFields, actual_salary: salary, public_text: publicText, version })
  .superRefine(addDraftIssues);
export const approveRequestBody = z.strictObject({
  version,
  actual_salary: salary,
  hiring_date: optional(z.iso.date()),
  public_text: publicText,
});
/** The body for returning, rejecting, closing and reopening; the guardian reads the reason. */
export const decideRequestBody = z.strictObject({ version, reason });
