import type { Lookups } from '#server/ground/services/load-lookups.ts';

/** "All Subjects" in the reference data. */
export const ALL_SUBJECTS = 1;

/**
 * Adds "All Subjects" if subjects and a class are given that teaches one of them: to teach or want all
 * of its subjects is to teach or want each. What is taught outside it, such as prayers, is none of them.
 */
export function withAllSubjects(
  subjects: readonly number[],
  classes: readonly number[] | undefined,
  { subjectIdsOfClass }: Pick<Lookups, 'subjectIdsOfClass'>,
): number[] {
  const isTaught = (classId: number) =>
    subjects.some((id) => subjectIdsOfClass.get(classId)?.includes(id));
  return classes?.some(isTaught) ? [...new Set([...subjects, ALL_SUBJECTS])] : [...subjects];
}
