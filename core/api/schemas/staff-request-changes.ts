/** What staff send to change or decide a request. */
import { z } from 'zod';
import * as limit from '../../hire/hire-limits.ts';
import { optional } from '../fields/fields.ts';
import { personText } from '../fields/person-text.ts';
import { reason } from './hire.ts';
import { addDraftIssues, requestFields } from './request-schemas.ts';
import { version } from './staff-fields.ts';

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
  hiring_date: optional(z.iso.date()).describe('not in the past'),
  public_text: publicText,
});
/** For returning, rejecting, closing and reopening; the guardian reads the reason. */
export const decideRequestBody = z.strictObject({ version, reason });
