/** The contract's schemas for our own forms. The setting has to be there before they are made. */
import '#app/ground/form/zod-without-jit.ts';

export { changePasswordBody, setPasswordBody } from '#core/people/api/account.ts';
export { parentProfileBody } from '#core/people/api/parent-profile.ts';
