/** "All Subjects" in the reference data. */
export const ALL_SUBJECTS = 1;

/** Who teaches or wants all subjects of a class teaches or wants each of them. */
export const withAllSubjects = (
  subjects: readonly number[],
  classes: readonly number[] | undefined,
): number[] =>
  subjects.length > 0 && classes !== undefined && classes.length > 0
    ? [...new Set([...subjects, ALL_SUBJECTS])]
    : [...subjects];
