import type { Wish, WishesProps } from './wishes-props.ts';

/** In the order of the fields; each with its text in `hire.more`. */
export const MORE_WISHES = [
  'group_id',
  'curriculum_id',
  'education_level_id',
  'exam_title_id',
  'department_ids',
  'current_year',
  'school_ids',
  'college_ids',
  'tutor_religion_id',
  'job_duration',
  'crash_program',
  'hiring_date',
] as const satisfies readonly Wish[];

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export const givenWishes = (answers: WishesProps['answers']) =>
  MORE_WISHES.filter((wish) => isGiven(answers[wish]));
