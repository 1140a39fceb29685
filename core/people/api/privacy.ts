/** A person's own data, as a file, and the end of the account. */
import { z } from 'zod';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { otp } from './fields/account-fields.ts';

export const exportAnswer = z.object({
  exported_at: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
/** The password, or a code where the account has none. */
export const deletionBody = z.object({
  password: z.string().min(1).max(200).optional(),
  otp: otp.optional(),
});
export const deletionAnswer = statusAnswer.extend({
  deleted_at: z.string(),
});
