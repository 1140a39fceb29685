import { z } from 'zod';
import { atLeastOneId, coordinate, id, optionalId } from '#core/ground/api/fields/fields.ts';
import {
  MAX_PREFERRED_LOCATIONS,
  MAXIMUM_EXPECTED_SALARY,
  MINIMUM_EXPECTED_SALARY,
} from '#core/people/profile/profile-constants.ts';
import { SETUP_STEPS } from '#core/people/profile/setup-steps.ts';
import { optionalText } from '../fields/optional-fields.ts';
import { savedFields } from './answers.ts';

const step = z.enum(SETUP_STEPS);

/**
 * The parts of the set-up that are done. Source: docs/requirements/people/tutor-profile.md,
 * "Set-up".
 */
export const setupState = z.object({
  Secondary: z.boolean(),
  Bachelor_Honors: z.boolean(),
  bachelor_later: z.boolean(),
  teaching_location: z.boolean(),
  city: z.boolean(),
  location: z.boolean(),
  preferred_location: z.boolean(),
  expected_salary: z.boolean(),
  first_missing_step: step.nullable(),
});
export const setupSavedAnswer = z.object({
  ...savedFields,
  next_step: step.nullable(),
});

const integer = (min: number, max: number) => id.pipe(z.int().min(min).max(max));
/** Ids of ways and places of tutoring, at least one and no more than there are. */
export const tutoringStyles = atLeastOneId(5);
export const tutoringPlaces = atLeastOneId(3);
export const expectedSalary = integer(MINIMUM_EXPECTED_SALARY, MAXIMUM_EXPECTED_SALARY);

/**
 * The place where the tutor lives. The area is the given one, else the known area nearest to the
 * point.
 */
export const tutorLocationBody = z.object({
  latitude: coordinate(90),
  longitude: coordinate(180),
  location_name: optionalText(200),
  location_id: optionalId,
});

export const preferredLocationBody = z.object({
  city_id: id,
  preferred_location_id: atLeastOneId(MAX_PREFERRED_LOCATIONS),
});
export const teachingLocationBody = preferredLocationBody.extend({
  expected_salary: expectedSalary,
  tutoring_style: tutoringStyles.optional(),
  tutoring_place: tutoringPlaces.optional(),
});
