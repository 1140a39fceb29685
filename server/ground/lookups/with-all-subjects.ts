/** "All Subjects" in the reference data. */
export const ALL_SUBJECTS = 1;

/**
 * Adds "All Subjects" if subjects and a class are given: to teach or want all of its subjects is to
 * teach or want each.
 */
export const withAllSubjects = (
  subjects: readonly number[],
  classes: readonly number[] | undefined,
): number[] =>
  subjects.length > 0 && classes !== undefined && classes.length > 0
    ? [...new Set([...subjects, ALL_SUBJECTS])]
    : [...subjects];
