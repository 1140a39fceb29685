/** Tests the order of the steps of a profile and how many of them lead to a percentage. */
import { expect, test } from 'vitest';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import { profileStepsLeft, stepsUntil } from '#core/people/profile/profile-steps.ts';
import type { SetupFlags } from '#core/people/profile/setup-steps.ts';
import { nothing } from './no-parts.ts';

const noSetup: SetupFlags = {
  Secondary: false,
  Bachelor_Honors: false,
  bachelor_later: false,
  teaching_location: false,
  city: false,
  location: false,
  preferred_location: false,
  expected_salary: false,
};
const setupDone: SetupFlags = {
  ...noSetup,
  Secondary: true,
  Bachelor_Honors: true,
  teaching_location: true,
  location: true,
};

test('the set-up comes first, then what brings most for its time', () => {
  const left = profileStepsLeft({ parts: nothing, flags: noSetup, educationLevelIds: [] });
  expect(left.slice(0, 4).map(({ step }) => step)).toEqual([
    'secondary-education',
    'bachelor-education',
    'tutor-location',
    'teaching-location',
  ]);
  const worth = left.slice(4).map(({ points, seconds }) => points / seconds);
  expect(worth).toEqual([...worth].sort((one, other) => other - one));
  expect(left.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

test('after the set-up the steps that are needed reach 80 and no step is asked beyond', () => {
  const left = profileStepsLeft({
    parts: { ...nothing, degrees: 2, teachingLocation: true },
    flags: setupDone,
    educationLevelIds: [EDUCATION_LEVEL.secondary, EDUCATION_LEVEL.bachelor],
  });
  const needed = stepsUntil(27, 80, left);
  const reached = needed.reduce((sum, { points }) => sum + points, 27);
  expect(reached).toBeGreaterThanOrEqual(80);
  expect(reached - (needed.at(-1)?.points ?? 0)).toBeLessThan(80);
  expect(needed.map(({ step }) => step)).not.toContain('about');
});

test('who is not yet at a university gets there without a bachelor', () => {
  const left = profileStepsLeft({
    parts: { ...nothing, degrees: 1, teachingLocation: true },
    flags: { ...setupDone, Bachelor_Honors: false, bachelor_later: true },
    educationLevelIds: [EDUCATION_LEVEL.secondary],
  });
  expect(left.map(({ step }) => step)).not.toContain('bachelor-education');
  const needed = stepsUntil(17, 80, left);
  expect(needed.reduce((sum, { points }) => sum + points, 17)).toBeGreaterThanOrEqual(80);
});

test('three degrees are enough, whatever they are', () => {
  const left = profileStepsLeft({
    parts: { ...nothing, degrees: 3 },
    flags: setupDone,
    educationLevelIds: [
      EDUCATION_LEVEL.secondary,
      EDUCATION_LEVEL.bachelor,
      EDUCATION_LEVEL.masters,
    ],
  });
  expect(left.map(({ step }) => step)).not.toContain('higher-secondary');
});

test('a step that the others make up for is not asked', () => {
  const left = profileStepsLeft({
    parts: {
      ...nothing,
      degrees: 3,
      picture: true,
      teachingLocation: true,
      category: true,
      salaryAndStyle: true,
      nationalId: true,
    },
    flags: setupDone,
    educationLevelIds: [6, 7, 9],
  });
  // 59 %: parents and addresses are enough, though times of the week are quicker.
  expect(stepsUntil(59, 80, left).map(({ step }) => step)).toEqual(['family', 'addresses']);
  expect(stepsUntil(77, 80, left).map(({ step }) => step)).toEqual(['availability']);
});

test('what is complete has no steps left', () => {
  const all = Object.fromEntries(Object.keys(nothing).map((part) => [part, true]));
  const parts = { ...nothing, ...all, degrees: 3 };
  expect(profileStepsLeft({ parts, flags: setupDone, educationLevelIds: [6, 7, 9] })).toEqual([]);
  expect(stepsUntil(100, 80, [])).toEqual([]);
});
