import { z } from 'zod';
import {
  fail,
  id,
  nullableInteger,
  nullableText,
  optionalId,
  optionalInteger,
} from '#core/ground/api/fields/fields.ts';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import { checkEducation, EDUCATION_LEVEL, toResult } from '#core/people/profile/education-rules.ts';
import { flag, optionalText } from '../fields/optional-fields.ts';
import { named, savedFields } from './answers.ts';

/**
 * One degree: docs/requirements/people/tutor-profile.md, "Education". `school_id` is the institute of
 * levels 6 and 7.
 */
const entryFields = {
  exam_title_id: optionalId,
  group_id: optionalId,
  curriculum_id: optionalId,
  board_id: optionalId,
  school_id: optionalId,
  university_id: optionalId,
  university_type_id: optionalId,
  department_id: optionalId,
  current_semester: optionalInteger(1, 100),
  result: optionalText(40).transform((text) => text && toResult(text)),
  passing_year: optionalInteger(1, 9999),
};

function checkEntry(
  entry: { education_level_id: number } & z.infer<z.ZodObject<typeof entryFields>>,
  context: z.core.$RefinementCtx,
) {
  for (const { field, code, values } of checkEducation(entry, dhaka(new Date()).year()))
    fail(context, field, code, values);
}

export const educationBody = z
  .object({
    education_level_id: id.pipe(
      z.int().min(EDUCATION_LEVEL.secondary).max(EDUCATION_LEVEL.doctorate),
    ),
    ...entryFields,
    current_institute: flag.default(false),
  })
  .superRefine(checkEntry);
export type EducationBody = z.output<typeof educationBody>;

const withLevel =
  (education_level_id: number) =>
  (entry: z.infer<z.ZodObject<typeof entryFields>>, context: z.core.$RefinementCtx) =>
    checkEntry({ ...entry, education_level_id }, context);

/** The setup's forms: the level is fixed by the step, and a bachelor's institute is the current. */
export const secondarySetupBody = z
  .object(entryFields)
  .superRefine(withLevel(EDUCATION_LEVEL.secondary));
export const bachelorSetupBody = z
  .object({ ...entryFields, adds_higher_secondary: flag.default(false) })
  .superRefine(withLevel(EDUCATION_LEVEL.bachelor));

export const educationEntry = z.object({
  id: z.int(),
  education_level_id: z.int(),
  education_level: z.object({ dependency_name: z.string() }),
  exam_title_id: nullableInteger,
  exam_title: z.object({ exam_title: z.string() }).nullable(),
  group_id: nullableInteger,
  group: z.object({ group_name: z.string() }).nullable(),
  school_id: nullableInteger,
  university_id: nullableInteger,
  university: z.object({ university_name: z.string() }).nullable(),
  university_type_id: nullableInteger,
  university_type: z.object({ university_type: z.string() }).nullable(),
  board_id: nullableInteger,
  board: z.object({ board_name: z.string() }).nullable(),
  curriculum_id: nullableInteger,
  curriculum: z.object({ curriculum_name: z.string() }).nullable(),
  department_id: nullableInteger,
  department: z.object({ department_name: z.string() }).nullable(),
  result: nullableText,
  passing_year: nullableInteger,
  current_semester: nullableInteger,
  current_institute: z.enum(['0', '1']),
  created_at: z.string(),
});
export type EducationEntryAnswer = z.infer<typeof educationEntry>;

export const educationListAnswer = z.object({
  data: z.array(educationEntry),
  used_levels: z.array(z.int()),
  has_current_institute: z.boolean(),
});
export const educationSavedAnswer = z.object({ ...savedFields, data: educationEntry });

/** A school, university or department nobody had named yet. */
export const createInstituteBody = z.object({
  text: z
    .string()
    .trim()
    .normalize('NFC')
    .min(3)
    .max(120)
    .refine((text) => /^[\p{L}\p{M}\p{N} .,&'’()/-]+$/u.test(text) && /\p{L}{2}/u.test(text), {
      params: { code: 'institute_name' },
    }),
});
export const createInstituteAnswer = z.object({
  type: z.literal('success'),
  status: z.literal('success'),
  data: named,
});
