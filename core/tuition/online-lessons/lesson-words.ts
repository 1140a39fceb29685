/** Words of online lessons, the same in the database, the API and the texts. */
export const lessonStatuses = [
  'requested',
  'accepted',
  'disputed',
  'completed',
  'cancelled',
  'missed',
] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

/** The reasons why a lesson does not take place. */
export const lessonEndings = [
  'declined',
  'unanswered',
  'unpaid',
  'by_tutor',
  'by_guardian',
  // Less than twelve hours before it: the tutor is paid.
  'late_by_guardian',
  'account_closed',
] as const;
export type LessonEnding = (typeof lessonEndings)[number];

/**
 * The phase a reader is shown: the stored status combined with the payment and the present time.
 */
export const lessonPhases = [
  'requested',
  'to_pay',
  'upcoming',
  'live',
  'over',
  'disputed',
  'completed',
  'cancelled',
  'missed',
] as const;
export type LessonPhase = (typeof lessonPhases)[number];

/** The lists of a tutor, and those of a guardian. */
export const tutorLessonTabs = ['upcoming', 'completed', 'cancelled'] as const;
export type TutorLessonTab = (typeof tutorLessonTabs)[number];
export const guardianLessonTabs = ['upcoming', 'past'] as const;
export type GuardianLessonTab = (typeof guardianLessonTabs)[number];
