import { usePendingLessons } from './use-pending-lessons.ts';

/** Nothing to see: lessons that waited for the network are sent from every screen of the tutor. */
export function SendWaitingLessons() {
  usePendingLessons();
  return null;
}
