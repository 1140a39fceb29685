/** The contract's schemas for our own forms. The setting has to be there before they are made. */
import '#app/ground/form/zod-without-jit.ts';

export { availabilityBody } from '#core/people/api/profile/availability.ts';
export { educationBody } from '#core/people/api/profile/education.ts';
export { experienceBody } from '#core/people/api/profile/experience.ts';
export { accountInfoBody, personalPartBody } from '#core/people/api/profile/personal-info.ts';
export { mobileBankingBody, socialLinksBody } from '#core/people/api/profile/settings.ts';
export { preferredLocationBody } from '#core/people/api/profile/setup.ts';
export {
  categoriesBody,
  onlineTutoringBody,
  styleAndSalaryBody,
} from '#core/people/api/profile/tutoring.ts';
