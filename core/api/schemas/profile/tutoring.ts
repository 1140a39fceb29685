import { z } from 'zod';
import { idList } from '../../fields/fields.ts';
import { named } from './answers.ts';
import { optionalText, optionalVideo } from './optional-fields.ts';
import { expectedSalary } from './setup.ts';

const atLeastOne = (max: number) =>
  idList(max).refine((ids) => ids.length > 0, { params: { code: 'required' } });

/** Classes belong to the categories, subjects to the classes. */
export const categoriesBody = z.object({
  categories: atLeastOne(12),
  i_classes: atLeastOne(60),
  subjects: atLeastOne(60),
});
export const categoriesAnswer = z.object({
  categories: z.array(named),
  i_classes: z.array(named),
  subjects: z.array(named),
});

const gender = z.preprocess(
  (value) => (value === '1' || value === '2' ? Number(value) : value),
  z.union([z.literal(1), z.literal(2)]),
);
export const styleAndSalaryBody = z.object({
  tutoring_style: atLeastOne(5),
  tutoring_place: atLeastOne(3),
  expected_salary: expectedSalary,
  about_your_tutoring_style: optionalText(1000),
  upload_video: optionalVideo,
});
export const genderAndSalaryBody = z.object({ gender, expected_salary: expectedSalary });

/** Taka an hour. */
export const ONLINE_MIN = 50;
export const ONLINE_MAX = 10_000;
export const onlineTutoringBody = z.object({
  expected_salary_online_per_hour: z.coerce.number().int().min(ONLINE_MIN).max(ONLINE_MAX),
  demo_class_video: optionalVideo,
  about_your_online_tutoring_style: optionalText(1000),
});
