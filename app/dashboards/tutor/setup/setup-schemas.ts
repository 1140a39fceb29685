/** The contract's schemas for the steps. The setting has to be there before they are made. */
import '#app/ground/form/zod-without-jit.ts';

export {
  bachelorSetupBody,
  secondarySetupBody,
} from '#core/people/api/profile/education.ts';
export { teachingLocationBody, tutorLocationBody } from '#core/people/api/profile/setup.ts';
