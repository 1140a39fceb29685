import type { FormFields } from '#app/ground/form/form-fields.ts';

export interface BachelorValues {
  exam_title_id?: number | undefined;
  department_id?: number | undefined;
  university_id?: number | undefined;
  university_type_id?: number | undefined;
  current_semester?: number | undefined;
  result: string;
  /** The exam between school and university was like the one before it. */
  adds_higher_secondary: boolean;
  /** Names of what was chosen from the long lists, for the fields to show. */
  department_name: string;
  university_name: string;
}

export const NO_BACHELOR: BachelorValues = {
  exam_title_id: undefined,
  department_id: undefined,
  university_id: undefined,
  university_type_id: undefined,
  current_semester: undefined,
  result: '',
  adds_higher_secondary: false,
  department_name: '',
  university_name: '',
};

/** Fields of the first part. */
export const STUDIES: (keyof BachelorValues)[] = [
  'exam_title_id',
  'department_id',
  'university_id',
  'university_type_id',
];

export type BachelorForm = FormFields<BachelorValues>;
