/** The contract's schemas for our own forms. The setting has to be there before they are made. */
import '#app/ground/form/zod-without-jit.ts';
import { z } from 'zod';
import { parentRegistrationBody, tutorRegistrationBody } from '#core/people/api/account.ts';

export { loginBody, resetPasswordBody, sendResetOtpBody } from '#core/people/api/account.ts';

/** The API takes the password twice; it is typed once, where it can be looked at. */
const twice = (values: Record<string, unknown>) => ({
  ...values,
  password_confirmation: values['password'],
});

export const tutorSignUp = z.preprocess(twice, tutorRegistrationBody);
export const parentSignUp = z.preprocess(twice, parentRegistrationBody);
