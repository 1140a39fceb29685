/**
 * What a guardian has answered so far: the draft of a request, and what stands for parts of it. Kept
 * over a reload by the form, so reading it back trusts nothing.
 */
import { emptyHireDraft, type HireDraftSoFar } from './hire-draft.ts';

export interface HireAnswers extends HireDraftSoFar {
  /** A saved student stands for class, name, institute, age and gender. */
  student_id?: number | undefined;
  /** A saved location stands for city, area, address and point. */
  saved_location_id?: number | undefined;
  /** The age is asked for instead of the institute. */
  is_out_of_school?: boolean | undefined;
  /** The tutor of the hub this is addressed to: id for the request, tutorid to show. */
  tutor_id?: number | undefined;
  tutorid?: string | undefined;
}

const TEXTS = [
  'student_name',
  'institute',
  'tutoring_time',
  'hiring_date',
  'detail_address',
  'flat_house',
  'road_no',
  'area',
  'tutor_requirement',
  'tutorid',
] as const;
const LISTS = [
  'subject_ids',
  'university_ids',
  'department_ids',
  'school_ids',
  'college_ids',
] as const;
const FLAGS = ['is_out_of_school', 'crash_program'] as const;
const NUMBERS = [
  'category_id',
  'class_id',
  'student_age',
  'student_gender',
  'number_of_students',
  'tutoring_place_id',
  'days_in_week',
  'tutoring_duration',
  'job_duration',
  'city_id',
  'location_id',
  'latitude',
  'longitude',
  'tutor_gender',
  'university_type_id',
  'group_id',
  'tutor_religion_id',
  'curriculum_id',
  'current_year',
  'education_level_id',
  'exam_title_id',
  'salary',
  'student_id',
  'saved_location_id',
  'tutor_id',
] as const;

export const startAnswers = (prefill: HireAnswers): HireAnswers => ({
  ...emptyHireDraft,
  ...Object.fromEntries(Object.entries(prefill).filter(([, value]) => value !== undefined)),
});

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Answers as they were kept; fields of another kind than they should be are left out. */
export function restoreAnswers(kept: object): HireAnswers {
  const fits = (name: string, value: unknown) =>
    (TEXTS.some((text) => text === name) && typeof value === 'string') ||
    (NUMBERS.some((number) => number === name) && isNumber(value)) ||
    (FLAGS.some((flag) => flag === name) && typeof value === 'boolean') ||
    (LISTS.some((list) => list === name) && Array.isArray(value) && value.every(isNumber));
  return startAnswers(
    Object.fromEntries(Object.entries(kept).filter(([name, value]) => fits(name, value))),
  );
}
