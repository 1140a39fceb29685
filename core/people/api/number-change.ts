/** The change of one's own number, and what staff see of it. Source: docs/requirements/people/accounts.md, "Change of number". */
import { z } from 'zod';
import { id, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import {
  numberChangeStates,
  STATEMENT_MAX,
  staffNumberChangeStates,
} from '#core/people/account/number-change.ts';
import { otp, phone } from './fields/account-fields.ts';
import { personText } from './fields/person-text.ts';
import { actor, version } from './fields/staff-fields.ts';
import { imageText } from './profile/image.ts';

export const ownNumberChange = z.object({
  phone_no: z.string(),
  has_password: z.boolean(),
  needs_picture: z.boolean(),
  open: z
    .object({
      state: z.enum(numberChangeStates),
      new_phone: z.string().nullable(),
      old_verified: z.boolean(),
      new_verified: z.boolean(),
      due_at: z.string().nullable(),
    })
    .nullable(),
  refused: z.string().nullable(),
});
export type OwnNumberChange = z.infer<typeof ownNumberChange>;

export const oldNumberBody = z.object({ otp });
export const lostNumberBody = z.object({
  password: z.string().min(1).max(200).optional(),
});
export const newNumberBody = z.object({ phone_no: phone });
export const verifyNewNumberBody = z.object({ phone_no: phone, otp });
export const verifyNewNumberAnswer = statusAnswer.extend({
  changed: z.boolean(),
  api_token: z.string().optional(),
  exp: z.int().optional(),
});
export const askStaffBody = z.object({
  statement: personText(STATEMENT_MAX),
  picture: optional(imageText),
});
export const stopNumberChangeBody = z.object({ token: z.string().min(1).max(100) });
export const stoppedAnswer = statusAnswer.extend({ state: z.enum(['stopped', 'undone']) });

export const numberChangeParams = z.object({ id });
export const staffNumberChangesQuery = z.object({
  status: optional(z.enum(staffNumberChangeStates)),
  ...pageQuery.shape,
});
export const staffNumberChange = z.object({
  id: z.int(),
  version,
  state: z.enum(numberChangeStates),
  person: z.object({
    user_id: z.int(),
    name: z.string(),
    type: z.enum(['tutor', 'parent', 'staff']),
  }),
  has_identity_papers: z.boolean(),
  request_numbers: z.array(z.int()),
  old_phone: z.string(),
  new_phone: z.string().nullable(),
  old_verified: z.boolean(),
  statement: z.string().nullable(),
  has_picture: z.boolean(),
  asked_at: z.string().nullable(),
  due_at: z.string().nullable(),
  changed_at: z.string().nullable(),
  decided_by: actor,
  decided_at: z.string().nullable(),
  answer: z.string().nullable(),
});
export type StaffNumberChange = z.infer<typeof staffNumberChange>;
export const staffNumberChangesAnswer = pagedAnswer(staffNumberChange);
export const approveNumberChangeBody = z.strictObject({ version });
export const refuseNumberChangeBody = z.strictObject({
  version,
  reason: personText(REASON_MAX),
});
