/** What a guardian says of themselves. Source: docs/requirements/parent-area.md, "Settings". */
import { z } from 'zod';
import { success } from '../fields/success.ts';
import { personText } from './hire.ts';
import { accountInfoBody, emailState } from './profile/personal-info.ts';

const ABOUT_MAX = 500;

export const parentProfileBody = accountInfoBody.extend({ about: personText(ABOUT_MAX) });
const parentProfile = z.object({
  name: z.string(),
  ...emailState,
  phone_no: z.string().describe('01XXXXXXXXX; cannot be changed'),
  gender: z.int().nullable(),
  about: z.string().nullable(),
  photo: z.string().nullable(),
});
export type ParentProfile = z.infer<typeof parentProfile>;
export const parentProfileAnswer = z.object({ data: parentProfile });
export const parentProfileSavedAnswer = z.object({ ...success, data: parentProfile });
