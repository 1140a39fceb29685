import type { RequestFieldsProps } from './step-props.ts';

/** Alone, or side by side; each with its text in `hire.more`. */
export const WISH_ROWS = [
  ['group_id', 'curriculum_id', 'education_level_id', 'exam_title_id'],
  ['department_ids'],
  ['current_year'],
  ['school_ids'],
  ['college_ids'],
  ['tutor_religion_id'],
  ['job_duration', 'hiring_date'],
  ['crash_program'],
] as const;
export const WISHES = WISH_ROWS.flat();
export type MoreWish = (typeof WISHES)[number];

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export const givenWishes = (answers: RequestFieldsProps['answers']) =>
  WISHES.filter((wish) => isGiven(answers[wish]));
