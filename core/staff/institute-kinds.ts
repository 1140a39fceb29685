/** The kinds of lists that tutors may add to by a name; staff look at each such name. */
export const instituteKinds = ['university', 'department', 'school'] as const;
export type InstituteKind = (typeof instituteKinds)[number];
