/**
 * A request for a tutor as it is filled in: the same type and the same rules in the form, in what it
 * keeps of a draft, and on the server. No library, so that the form can carry it.
 */
import { GENDER, MAX_SUBJECTS, TUTORING_PLACE } from '../jobs/job-constants.ts';
import { findTextFault } from '../text/find-text-fault.ts';
import * as limit from './hire-limits.ts';

export interface HireDraft {
  category_id: number;
  class_id: number;
  subject_ids: number[];
  student_name?: string | undefined;
  institute?: string | undefined;
  student_age?: number | undefined;
  student_gender: number;
  number_of_students: number;
  tutoring_place_id: number;
  days_in_week: number;
  tutoring_duration?: number | undefined;
  /** HH:mm */
  tutoring_time?: string | undefined;
  job_duration: number;
  crash_program?: boolean | undefined;
  /** YYYY-MM-DD */
  hiring_date?: string | undefined;
  city_id: number;
  location_id: number;
  detail_address?: string | undefined;
  flat_house?: string | undefined;
  road_no?: string | undefined;
  /** Block, section or sector, where the address names one. */
  area?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  tutor_gender: number;
  university_ids: number[];
  university_type_id?: number | undefined;
  department_ids: number[];
  group_id?: number | undefined;
  tutor_religion_id?: number | undefined;
  curriculum_id?: number | undefined;
  school_ids: number[];
  college_ids: number[];
  current_year?: number | undefined;
  education_level_id?: number | undefined;
  exam_title_id?: number | undefined;
  salary: number;
  tutor_requirement?: string | undefined;
}

/** As far as it is filled in. */
export type HireDraftSoFar = { [Field in keyof HireDraft]?: HireDraft[Field] | undefined };

/** Keys of locales/{lang}/errors.json `fields`, by field of the draft. */
export interface DraftProblem {
  key: string;
  values?: Record<string, string | number>;
}
export type DraftProblems = Partial<Record<keyof HireDraft, DraftProblem>>;

export const emptyHireDraft: HireDraftSoFar = {
  subject_ids: [],
  student_gender: GENDER.any,
  number_of_students: 1,
  tutoring_place_id: TUTORING_PLACE.home,
  days_in_week: limit.DAYS_DEFAULT,
  job_duration: 0,
  tutor_gender: GENDER.any,
  university_ids: [],
  department_ids: [],
  school_ids: [],
  college_ids: [],
};

const REQUIRED = ['category_id', 'class_id', 'city_id', 'location_id', 'salary'] as const;
const NUMBERS = {
  salary: [limit.SALARY_MIN, limit.SALARY_MAX],
  days_in_week: [limit.DAYS_MIN, limit.DAYS_MAX],
  tutoring_duration: [limit.DURATION_MIN, limit.DURATION_MAX],
  number_of_students: [1, limit.MAX_STUDENTS],
  job_duration: [0, limit.JOB_DURATION_MAX],
  current_year: [1, limit.STUDY_YEAR_MAX],
  student_age: [limit.AGE_MIN, limit.AGE_MAX],
  latitude: [20, 27],
  longitude: [88, 93],
} as const;
const TEXTS = {
  student_name: limit.NAME_MAX,
  institute: limit.NAME_MAX,
  detail_address: limit.ADDRESS_MAX,
  flat_house: limit.ADDRESS_PART_MAX,
  road_no: limit.ADDRESS_PART_MAX,
  area: limit.ADDRESS_PART_MAX,
  tutor_requirement: limit.TEXT_MAX,
} as const;
const LISTS = {
  subject_ids: MAX_SUBJECTS,
  university_ids: limit.WISHES_MAX,
  department_ids: limit.WISHES_MAX,
  school_ids: limit.WISHES_MAX,
  college_ids: limit.WISHES_MAX,
} as const;

const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

/** The first problem of a text a person wrote. */
export function checkText(text: string, maximum: number): DraftProblem | null {
  if (text.trim().length > maximum) return { key: 'text_too_long', values: { maximum } };
  const fault = findTextFault(text);
  return fault === null ? null : { key: fault };
}

function checkNumber(value: number, [minimum, maximum]: readonly [number, number]) {
  if (value < minimum) return { key: 'too_small', values: { minimum } };
  return value > maximum ? { key: 'too_big', values: { maximum } } : null;
}

/** Everything that can be told without looking names up; what is not given yet is not judged. */
export function checkHireDraft(draft: HireDraftSoFar): DraftProblems {
  const problems: DraftProblems = {};
  const note = (field: keyof HireDraft, problem: DraftProblem | null) => {
    if (problem !== null) problems[field] ??= problem;
  };
  for (const field of keysOf(NUMBERS)) {
    const value = draft[field];
    if (value !== undefined) note(field, checkNumber(value, NUMBERS[field]));
  }
  for (const field of keysOf(TEXTS)) note(field, checkText(draft[field] ?? '', TEXTS[field]));
  for (const field of keysOf(LISTS))
    if ((draft[field]?.length ?? 0) > LISTS[field])
      note(field, { key: 'list_too_long', values: { maximum: LISTS[field] } });
  if (draft.latitude !== undefined && draft.longitude === undefined)
    note('longitude', { key: 'required_with_latitude' });
  if (draft.longitude !== undefined && draft.latitude === undefined)
    note('latitude', { key: 'required_with_longitude' });
  return problems;
}

/** For the last step: what has to be there is there, and all of it is right. */
export function checkWholeDraft(draft: HireDraftSoFar): DraftProblems {
  const problems = checkHireDraft(draft);
  for (const field of REQUIRED)
    if (draft[field] === undefined) problems[field] = { key: 'required' };
  if ((draft.subject_ids?.length ?? 0) === 0) problems.subject_ids ??= { key: 'required' };
  return problems;
}
