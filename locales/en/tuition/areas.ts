/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  /** The texts about changes in a tuition. */
  changes: typeof import('./changes.json');
  /** Messages of a tuition. */
  chat: typeof import('./chat.json');
  /** A guardian's coaches, beside what the requests for them say. */
  coaches: typeof import('./coaches.json');
  /** The pay of a tutor by month. */
  earnings: typeof import('./earnings.json');
  handover: typeof import('./handover.json');
  letters: typeof import('./letters.json');
  onlineLessons: typeof import('./onlineLessons.json');
  parent: typeof import('./parent.json');
  /** Routine, week and lessons of tuitions. */
  routine: typeof import('./routine.json');
  /** The life of a tuition, for both its people. */
  teaching: typeof import('./teaching.json');
  /** The consent to show what was taught. */
  teachingHistory: typeof import('./teachingHistory.json');
}
