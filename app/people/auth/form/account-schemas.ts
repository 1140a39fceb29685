/** The contract's schemas for our own forms. The setting has to be there before they are made. */
import '#app/ground/form/zod-without-jit.ts';

export {
  loginBody,
  parentRegistrationBody,
  resetPasswordBody,
  sendResetOtpBody,
  tutorRegistrationBody,
} from '#core/people/api/account.ts';
