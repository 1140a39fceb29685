/**
 * Every field of a request for a tutor: what it is, its bounds, who reads it and who changes it. The
 * draft and its rules, the schemas, the columns, what each reader is shown and the wishes of the
 * form follow from this table; docs/ARCHITECTURE.md tells how a field is added. No library, so that
 * the form can carry it.
 */

import * as limit from '#core/ground/limits/hire-limits.ts';
import { GENDER, MAX_SUBJECTS, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';

/** A list of names to choose from. */
type ListName =
  | 'categories'
  | 'classes'
  | 'subjects'
  | 'cities'
  | 'locations'
  | 'universities'
  | 'universityTypes'
  | 'studyGroups'
  | 'curricula'
  | 'educationLevels'
  | 'examTitles'
  | 'departments'
  | 'schools'
  | 'religions';

type Kind =
  | { kind: 'id'; of: ListName }
  | { kind: 'ids'; of: ListName; max: number }
  | { kind: 'text'; max: number }
  | { kind: 'integer' | 'number'; min: number; max: number }
  | { kind: 'flag' | 'time' | 'date' };

export type RequestField = Kind & {
  /** The widest circle that reads it; `tutor` is the one of the job, from the appointment on. */
  seenBy: 'everybody' | 'tutor' | 'guardian';
  /** The step in which the guardian is asked for it. */
  step?: 'who' | 'what' | 'where' | 'wishes';
  /** Guardian and staff, where this is missing. */
  changedBy?: 'guardian' | 'staff';
  isRequired?: true;
  initially?: number;
  /** Emptied when the guardian's account is erased. */
  isErased?: true;
};

const who = { step: 'who', seenBy: 'everybody' } as const;
const student = { step: 'who', isErased: true } as const;
const what = { step: 'what', seenBy: 'everybody' } as const;
const where = { step: 'where', seenBy: 'everybody' } as const;
const home = { step: 'where', seenBy: 'tutor', isErased: true } as const;
const wish = { step: 'wishes', seenBy: 'everybody' } as const;
const gender = { kind: 'integer', min: 1, max: 3, initially: GENDER.any } as const;
const shortText = { kind: 'text', max: limit.NAME_MAX } as const;
const addressPart = { kind: 'text', max: limit.ADDRESS_PART_MAX } as const;
const longText = {
  kind: 'text',
  max: limit.TEXT_MAX,
  seenBy: 'everybody',
  isErased: true,
} as const;
const salary = {
  kind: 'integer',
  min: limit.SALARY_MIN,
  max: limit.SALARY_MAX,
  isRequired: true,
} as const;

/** The fields of a request, in the order of the questions. */
export const REQUEST_FIELDS = {
  category_id: { kind: 'id', of: 'categories', isRequired: true, ...who },
  class_id: { kind: 'id', of: 'classes', isRequired: true, ...who },
  student_name: { ...shortText, ...student, seenBy: 'tutor' },
  institute: { ...shortText, ...student, seenBy: 'guardian' },
  student_age: {
    kind: 'integer',
    min: limit.AGE_MIN,
    max: limit.AGE_MAX,
    ...student,
    seenBy: 'guardian',
  },
  student_gender: { ...gender, ...who },
  number_of_students: { kind: 'integer', min: 1, max: limit.MAX_STUDENTS, initially: 1, ...who },

  subject_ids: { kind: 'ids', of: 'subjects', max: MAX_SUBJECTS, isRequired: true, ...what },
  tutoring_place_id: { kind: 'integer', min: 1, max: 3, initially: TUTORING_PLACE.home, ...what },
  days_in_week: {
    kind: 'integer',
    min: limit.DAYS_MIN,
    max: limit.DAYS_MAX,
    initially: limit.DAYS_DEFAULT,
    ...what,
  },
  /** Hours. */
  tutoring_duration: {
    kind: 'number',
    min: limit.DURATION_MIN,
    max: limit.DURATION_MAX,
    ...what,
  },
  tutoring_time: { kind: 'time', ...what },

  city_id: { kind: 'id', of: 'cities', isRequired: true, ...where },
  location_id: { kind: 'id', of: 'locations', isRequired: true, ...where },
  detail_address: { kind: 'text', max: limit.ADDRESS_MAX, ...home },
  flat_house: { ...addressPart, ...home },
  road_no: { ...addressPart, ...home },
  /** Block, section or sector, where the address names one. */
  area: { ...addressPart, ...home },
  latitude: { kind: 'number', min: 20, max: 27, ...home },
  longitude: { kind: 'number', min: 88, max: 93, ...home },

  tutor_gender: { ...gender, ...wish },
  /** The salary the guardian offers. */
  salary: { ...salary, step: 'wishes', seenBy: 'guardian', changedBy: 'guardian' },
  university_ids: { kind: 'ids', of: 'universities', max: limit.WISHES_MAX, ...wish },
  university_type_id: { kind: 'id', of: 'universityTypes', ...wish },
  group_id: { kind: 'id', of: 'studyGroups', ...wish },
  curriculum_id: { kind: 'id', of: 'curricula', ...wish },
  education_level_id: { kind: 'id', of: 'educationLevels', ...wish },
  exam_title_id: { kind: 'id', of: 'examTitles', ...wish },
  department_ids: { kind: 'ids', of: 'departments', max: limit.WISHES_MAX, ...wish },
  current_year: { kind: 'integer', min: 1, max: limit.STUDY_YEAR_MAX, ...wish },
  school_ids: { kind: 'ids', of: 'schools', max: limit.WISHES_MAX, ...wish },
  college_ids: { kind: 'ids', of: 'schools', max: limit.WISHES_MAX, ...wish },
  tutor_religion_id: { kind: 'id', of: 'religions', ...wish },
  /** Months; 0 means continuing. */
  job_duration: { kind: 'integer', min: 0, max: limit.JOB_DURATION_MAX, initially: 0, ...wish },
  hiring_date: { kind: 'date', ...wish, isErased: true },
  crash_program: { kind: 'flag', ...wish },
  tutor_requirement: { ...longText, step: 'wishes' },

  /** The salary on the board. */
  actual_salary: { ...salary, seenBy: 'everybody', changedBy: 'staff' },
  /** The text that stands on the board instead of the guardian's own words. */
  public_text: { ...longText, changedBy: 'staff' },
} as const satisfies Record<string, RequestField>;

export type RequestFieldName = keyof typeof REQUEST_FIELDS;

/** One field without the literals of the table, for code that walks it. */
export const requestField = (name: RequestFieldName): RequestField => REQUEST_FIELDS[name];

/** Their names, in the order of the table; the caller says which they are. */
export const requestFieldsWhere = <Name extends RequestFieldName = RequestFieldName>(
  fits: (field: RequestField) => boolean,
): Name[] => (Object.keys(REQUEST_FIELDS) as Name[]).filter((name) => fits(REQUEST_FIELDS[name]));
