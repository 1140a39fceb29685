/**
 * The facts a guardian gives of themselves. Source: docs/requirements/dashboards/parent-area.md,
 * "Settings".
 */
import { z } from 'zod';
import { success } from '#core/ground/api/fields/success.ts';
import { GUARDIAN_ABOUT_MAX } from '#core/people/account/guardian-about-max.ts';
import { optionalPhone } from './fields/optional-fields.ts';
import { personText } from './fields/person-text.ts';
import { accountInfoBody, emailState } from './profile/personal-info.ts';

export const parentProfileBody = accountInfoBody.extend({
  additional_phone_number: optionalPhone,
  about: personText(GUARDIAN_ABOUT_MAX),
});
const parentProfile = z.object({
  id: z.int(),
  name: z.string(),
  ...emailState,
  phone_no: z.string(),
  additional_phone_number: z.string().nullable(),
  gender: z.int().nullable(),
  about: z.string().nullable(),
  photo: z.string().nullable(),
  place: z.string().nullable(),
  created_at: z.string(),
});
export type ParentProfile = z.infer<typeof parentProfile>;
export const parentProfileAnswer = z.object({ data: parentProfile });
export const parentProfileSavedAnswer = z.object({ ...success, data: parentProfile });
