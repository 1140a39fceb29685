import { isSetupStep, type ProfileStep } from '#core/people/profile/profile-steps.ts';
import { setupPath, TUTOR_STEPS } from '../setup/setup-path.ts';

/** The screen of a step: those of the set-up have their own. */
export const stepPath = (step: ProfileStep): string =>
  isSetupStep(step) ? setupPath(step) : `${TUTOR_STEPS}/${step}`;
