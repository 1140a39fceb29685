/**
 * The steps of a profile in the order a tutor is led through them: those of the set-up, then what
 * brings most points for its time. Points: docs/requirements/people/tutor-profile.md, "Percentage".
 */
import { EDUCATION_LEVEL } from './education-rules.ts';
import { DEGREE_WEIGHT, type ProfileParts, profileSections } from './profile-completion.ts';
import { isSetupStepDone, SETUP_STEPS, type SetupFlags, type SetupStep } from './setup-steps.ts';

export const PROFILE_STEPS = [
  ...SETUP_STEPS,
  'higher-secondary',
  'availability',
  'style',
  'family',
  'addresses',
  'category',
  'picture',
  'identity',
  'certificate',
  'self',
  'experience',
  'about',
] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** An estimate of what a step takes on a phone, in seconds: some 5 a choice, 12 a line that is typed. */
const SECONDS: Record<ProfileStep, number> = {
  'secondary-education': 20,
  'bachelor-education': 60,
  'tutor-location': 20,
  'teaching-location': 30,
  'higher-secondary': 15,
  availability: 15,
  style: 20,
  family: 60,
  addresses: 45,
  category: 40,
  picture: 40,
  identity: 40,
  certificate: 45,
  self: 40,
  experience: 60,
  about: 150,
};

/** The parts of the percentage that a step fills in; degrees are counted one by one. */
const PARTS: Partial<Record<ProfileStep, readonly (keyof ProfileParts)[]>> = {
  'teaching-location': ['teachingLocation'],
  availability: ['availability'],
  style: ['salaryAndStyle'],
  family: ['parentInfo', 'emergencyContact'],
  addresses: ['presentLocation', 'permanentAddress'],
  category: ['category'],
  picture: ['picture'],
  identity: ['nationalId'],
  certificate: ['certificates'],
  self: ['birthDate'],
  experience: ['experience'],
  about: ['about'],
};
const DEGREES: readonly ProfileStep[] = [
  'secondary-education',
  'bachelor-education',
  'higher-secondary',
];

export interface StepLeft {
  step: ProfileStep;
  /** The points it adds to the percentage; 0 for what is asked all the same. */
  points: number;
  /** The time it takes, about. */
  seconds: number;
}

interface StepFacts {
  parts: ProfileParts;
  flags: SetupFlags;
  educationLevelIds: readonly number[];
}

export const isSetupStep = (step: ProfileStep): step is SetupStep =>
  SETUP_STEPS.some((one) => one === step);

/** Returns all that is left, in order. */
export function profileStepsLeft({ parts, flags, educationLevelIds }: StepFacts): StepLeft[] {
  const missing = new Map(
    profileSections(parts).flatMap((section) =>
      section.missing.map(({ part, points }) => [part, points] as const),
    ),
  );
  const degreeLeft = Math.min(missing.get('degrees') ?? 0, DEGREE_WEIGHT);
  const pointsOf = (step: ProfileStep) =>
    DEGREES.includes(step)
      ? degreeLeft
      : (PARTS[step] ?? []).reduce((sum, part) => sum + (missing.get(part) ?? 0), 0);
  const isLeft = (step: ProfileStep) => {
    if (isSetupStep(step)) return !isSetupStepDone(step, flags);
    if (step === 'higher-secondary')
      return degreeLeft > 0 && !educationLevelIds.includes(EDUCATION_LEVEL.higherSecondary);
    return pointsOf(step) > 0;
  };
  const left = PROFILE_STEPS.filter(isLeft).map((step) => ({
    step,
    points: pointsOf(step),
    seconds: SECONDS[step],
  }));
  const worth = ({ points, seconds }: StepLeft) => points / seconds;
  return [
    ...left.filter(({ step }) => isSetupStep(step)),
    ...left
      .filter(({ step }) => !isSetupStep(step))
      .sort((one, other) => worth(other) - worth(one)),
  ];
}

/**
 * Returns the steps that lead to what is needed, in their order: the set-up, then the best for their
 * time, without those that the others make up for. All, where they do not reach it.
 */
export function stepsUntil<Step extends StepLeft>(
  percent: number,
  needed: number,
  left: readonly Step[],
): Step[] {
  let reached = percent;
  const chosen = left.filter(({ step, points }) => {
    if (reached >= needed && !isSetupStep(step)) return false;
    reached += points;
    return true;
  });
  let spare = reached - needed;
  const longestFirst = [...chosen].sort((one, other) => other.seconds - one.seconds);
  const dropped = longestFirst.filter(({ step, points }) => {
    if (isSetupStep(step) || points > spare) return false;
    spare -= points;
    return true;
  });
  return chosen.filter((one) => !dropped.includes(one));
}
