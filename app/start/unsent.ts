/** Counts what signing out would lose, because it is on this device alone. */
import { countUnsentMessages } from '#app/tuition/chat/sending/outboxes.ts';
import { pendingLessons } from '#app/tuition/teaching/lessons/pending-lessons.ts';

/** Counts this person's messages and lessons that have not been sent yet. */
export const countUnsent = (userId: number): number =>
  pendingLessons(userId).waiting.value.length + countUnsentMessages(userId);
