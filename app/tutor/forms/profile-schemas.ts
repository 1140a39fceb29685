/** The contract's schemas for our own forms. The setting has to be there before they are made. */
import '../../form/zod-without-jit.ts';

export { availabilityBody } from '#core/api/schemas/profile/availability.ts';
export { educationBody } from '#core/api/schemas/profile/education.ts';
export { experienceBody } from '#core/api/schemas/profile/experience.ts';
export { accountInfoBody, personalInfoBody } from '#core/api/schemas/profile/personal-info.ts';
export { mobileBankingBody, socialLinksBody } from '#core/api/schemas/profile/settings.ts';
export { preferredLocationBody } from '#core/api/schemas/profile/setup.ts';
export {
  categoriesBody,
  onlineTutoringBody,
  styleAndSalaryBody,
} from '#core/api/schemas/profile/tutoring.ts';
