/** Declares what the wing `tuition` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import type { Services } from '#server/ground/services/services.ts';
import { EVERY, type Job } from '#server/ground/services/wing.ts';
import { createChatHandlers } from './chat/chat-handlers.ts';
import { nudgeUnread } from './chat/nudge-unread.ts';
import { createHandoverHandlers } from './handover/handover-handlers.ts';
import { advanceLessons } from './online-lessons/advance-lessons.ts';
import { createOnlineLessonHandlers } from './online-lessons/online-lesson-handlers.ts';
import { createCoachHandlers } from './parent-area/coach-handlers.ts';
import { createParentProfileHandlers } from './parent-area/profile-handlers.ts';
import { createRequestHandlers } from './parent-area/request-handlers.ts';
import { createSavedHandlers } from './parent-area/saved-handlers.ts';
import { createCalendarHandlers } from './teaching/calendar/calendar-handlers.ts';
import { endDueTuitions } from './teaching/changes/end-by-notice.ts';
import { expireChanges } from './teaching/changes/expire-changes.ts';
import { remindOfDemoResults } from './teaching/demo-class/remind-of-demo-results.ts';
import { keepHistories } from './teaching/history/keep-histories.ts';
import { createLessonHandlers } from './teaching/lessons/lesson-handlers.ts';
import { keepLetters } from './teaching/letters/keep-letters.ts';
import { createRoutineHandlers } from './teaching/routine/routine-handlers.ts';
import { createTeachingHandlers } from './teaching/teaching-handlers.ts';
import { createWorkHandlers } from './tutor-work/work-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createRequestHandlers(services),
  ...createParentProfileHandlers(services),
  ...createSavedHandlers(services),
  ...createCoachHandlers(services),
  ...createHandoverHandlers(services),
  ...createTeachingHandlers(services),
  ...createChatHandlers(services),
  ...createRoutineHandlers(services),
  ...createCalendarHandlers(services),
  ...createLessonHandlers(services),
  ...createOnlineLessonHandlers(services),
  ...createWorkHandlers(services),
});

export const jobs: Job[] = [
  { work: advanceLessons, everyMs: EVERY.halfMinute },
  { work: nudgeUnread, everyMs: EVERY.minute },
  { work: endDueTuitions, everyMs: EVERY.tenMinutes },
  { work: expireChanges, everyMs: EVERY.tenMinutes },
  { work: remindOfDemoResults, everyMs: EVERY.tenMinutes },
  { work: keepLetters, everyMs: EVERY.tenMinutes },
  { work: keepHistories, everyMs: EVERY.tenMinutes },
];
