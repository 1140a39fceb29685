import { z } from 'zod';
import { atLeastOneId, requiredInteger } from '#core/ground/api/fields/fields.ts';
import { gender } from '../fields/account-fields.ts';
import { named } from './answers.ts';
import { sentFields } from './plain-fields.ts';
import { expectedSalary, tutoringPlaces, tutoringStyles } from './setup.ts';

/** Classes belong to the categories, subjects to the classes. */
export const categoriesBody = z.object({
  categories: atLeastOneId(12),
  i_classes: atLeastOneId(60),
  subjects: atLeastOneId(60),
});
export const categoriesAnswer = z.object({
  categories: z.array(named),
  i_classes: z.array(named),
  subjects: z.array(named),
});

export const styleAndSalaryBody = z.object({
  tutoring_style: tutoringStyles,
  tutoring_place: tutoringPlaces,
  expected_salary: expectedSalary,
  ...sentFields('salary'),
});
export const genderAndSalaryBody = z.object({ gender, expected_salary: expectedSalary });

/** Taka an hour. */
export const ONLINE_MIN = 50;
export const ONLINE_MAX = 10_000;
export const onlineTutoringBody = z.object({
  expected_salary_online_per_hour: requiredInteger(ONLINE_MIN, ONLINE_MAX),
  ...sentFields('online'),
});
