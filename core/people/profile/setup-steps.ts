/**
 * The four steps a new tutor goes through, in order.
 * Source: docs/requirements/people/tutor-profile.md, "Set-up".
 */
export const SETUP_STEPS = [
  'secondary-education',
  'bachelor-education',
  'tutor-location',
  'teaching-location',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The parts of the set-up that are done, under the field names of the API. */
export interface SetupFlags {
  Secondary: boolean;
  Bachelor_Honors: boolean;
  /** The degree is not begun yet; it is added to the profile later. */
  bachelor_later: boolean;
  teaching_location: boolean;
  city: boolean;
  location: boolean;
  preferred_location: boolean;
  expected_salary: boolean;
}

const isDone: Record<SetupStep, (flags: SetupFlags) => boolean> = {
  'secondary-education': ({ Secondary }) => Secondary,
  'bachelor-education': ({ Bachelor_Honors, bachelor_later }) => Bachelor_Honors || bachelor_later,
  'tutor-location': ({ location }) => location,
  'teaching-location': ({ teaching_location }) => teaching_location,
};

export const isSetupStepDone = (step: SetupStep, flags: SetupFlags): boolean => isDone[step](flags);

/** Returns the step the tutor is sent to; null when the setup is complete. */
export const firstMissingStep = (flags: SetupFlags): SetupStep | null =>
  SETUP_STEPS.find((step) => !isDone[step](flags)) ?? null;
