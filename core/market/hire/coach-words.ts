/**
 * The words a request for a coach may have: docs/requirements/dashboards/parent-area.md, "Coach".
 */
export const coachRequestStatuses = [
  'pending',
  'contacted',
  'serving',
  'closed',
  'cancelled',
] as const;
export const coachStudentTypes = ['regular', 'special'] as const;
export const coachGenders = ['any', 'male', 'female'] as const;
export const coachShifts = ['morning', 'noon', 'evening'] as const;
export const coachExtraWork = ['homework', 'toschool'] as const;
export const coachExpertise = ['basic', 'advance', 'pro'] as const;
