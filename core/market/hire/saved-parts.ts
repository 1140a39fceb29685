/** The fields that a saved student and a saved place stand for in a request. */
import { requestFieldsWhere } from './request-fields.ts';

export const STUDENT_FIELDS = [
  'category_id',
  'class_id',
  'student_name',
  'institute',
  'student_age',
  'student_gender',
] as const;
export const PLACE_FIELDS = requestFieldsWhere(({ step }) => step === 'where');

interface SavedParts {
  student_id?: number | undefined;
  saved_location_id?: number | undefined;
}

/** The fields that need not be given. */
export const coveredFields = ({ student_id, saved_location_id }: SavedParts): string[] => [
  ...(student_id === undefined ? [] : STUDENT_FIELDS),
  ...(saved_location_id === undefined ? [] : PLACE_FIELDS),
];
