import type { FormFields } from '#app/ground/form/form-fields.ts';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';

export interface EducationValues {
  education_level_id?: number | undefined;
  exam_title_id?: number | undefined;
  group_id?: number | undefined;
  curriculum_id?: number | undefined;
  board_id?: number | undefined;
  school_id?: number | undefined;
  university_id?: number | undefined;
  university_type_id?: number | undefined;
  department_id?: number | undefined;
  current_semester?: number | undefined;
  result: string;
  passing_year?: number | undefined;
  current_institute: boolean;
  /** Names of what was chosen from the long lists, for the fields to show. */
  institute_name: string;
  department_name: string;
}

/** The empty fields that belong to one level, and to no other. */
export const NO_EXAM = {
  exam_title_id: undefined,
  school_id: undefined,
  university_id: undefined,
  institute_name: '',
};

export const NO_EDUCATION: EducationValues = {
  ...NO_EXAM,
  education_level_id: undefined,
  group_id: undefined,
  curriculum_id: undefined,
  board_id: undefined,
  university_type_id: undefined,
  department_id: undefined,
  current_semester: undefined,
  result: '',
  passing_year: undefined,
  current_institute: false,
  department_name: '',
};

export const toValues = (entry: EducationEntryAnswer): EducationValues => ({
  education_level_id: entry.education_level_id,
  exam_title_id: entry.exam_title_id ?? undefined,
  group_id: entry.group_id ?? undefined,
  curriculum_id: entry.curriculum_id ?? undefined,
  board_id: entry.board_id ?? undefined,
  school_id: entry.school_id ?? undefined,
  university_id: entry.university_id ?? undefined,
  university_type_id: entry.university_type_id ?? undefined,
  department_id: entry.department_id ?? undefined,
  current_semester: entry.current_semester ?? undefined,
  result: entry.result ?? '',
  passing_year: entry.passing_year ?? undefined,
  current_institute: entry.current_institute === '1',
  institute_name: entry.university?.university_name ?? '',
  department_name: entry.department?.department_name ?? '',
});

export type EducationFields = FormFields<EducationValues>;
