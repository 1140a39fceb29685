/** The contract's schemas for our own forms. The setting has to be there before they are made. */
import '../form/zod-without-jit.ts';

export { changePasswordBody, setPasswordBody } from '#core/api/schemas/account.ts';
export { parentProfileBody } from '#core/api/schemas/parent-profile.ts';
