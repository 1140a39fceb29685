import { isSignedIn } from '#app/people/session/stored-user.ts';
import type { ApiClient } from '#core/api/api-client.ts';
import { toBody } from './lesson-values.ts';
import { pendingLessons } from './pending-lessons.ts';

/** Sends the lessons that wait. Resolves when nothing is left to send, or nothing can be sent now. */
export const sendPending = (api: ApiClient, userId: number): Promise<void> =>
  pendingLessons(userId).resume({
    isWriterHere: () => isSignedIn(userId),
    send: async ({ key, tuitionId, lesson }) => {
      const body = { ...toBody(lesson), idempotency_key: key };
      await api.call('markLesson', { params: { id: tuitionId }, body });
      return undefined;
    },
  });
