/** The second factor of staff: an authenticator app, and recovery codes for who has lost it. */
import { z } from 'zod';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { tokenFields } from './account.ts';
import { currentUser, factorState } from './current-user.ts';

export type FactorState = z.infer<typeof factorState>;

/** Six digits of the app in either script, or a recovery code. */
const anyCode = z
  .string()
  .max(60)
  .transform((text) => {
    const latin = toLatinDigits(text).trim();
    // Copied with words before it: "Your code: 123 456".
    const [, first, second] = /(?:^|[^\w-])(\d{3})[\s‐-―-]?(\d{3})\.?$/u.exec(latin) ?? [];
    return first && second ? first + second : latin.replace(/[^\p{L}\p{N}-]/gu, '');
  });
const code = anyCode.pipe(z.string().min(1));

export const factorBody = z.strictObject({ code });
export const setUpFactorBody = z.strictObject({
  code: anyCode.default(''),
});

export const factorAnswer = z.object({
  state: factorState,
  recovery_codes_left: z.int(),
});
/** The session goes on under a new token (or cookie). */
export const gaveFactorAnswer = statusAnswer.extend({ ...tokenFields, user: currentUser });
export const setUpFactorAnswer = z.object({
  secret: z.string(),
  uri: z.string(),
});
export const recoveryCodesAnswer = z.object({
  recovery_codes: z.array(z.string()),
});
export const confirmedFactorAnswer = recoveryCodesAnswer.extend({
  ...tokenFields,
  user: currentUser,
});
