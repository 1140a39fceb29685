import type { HireDraftSoFar } from '#core/hire/hire-draft.ts';

export type Wish =
  | 'university_ids'
  | 'university_type_id'
  | 'department_ids'
  | 'group_id'
  | 'curriculum_id'
  | 'education_level_id'
  | 'exam_title_id'
  | 'school_ids'
  | 'college_ids'
  | 'current_year'
  | 'tutor_religion_id'
  | 'job_duration'
  | 'crash_program'
  | 'hiring_date';

/** The guardian's form and that of staff give the same wishes. */
export interface WishesProps {
  answers: Pick<HireDraftSoFar, Wish>;
  change(changes: Partial<Pick<HireDraftSoFar, Wish>>): void;
  errorOf(field: Wish): string | undefined;
}
