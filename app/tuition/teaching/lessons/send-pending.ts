/** Sends the lessons that wait, one after the other, each once: its key makes sending again harmless. */

import { isSignedIn } from '#app/people/session/stored-user.ts';
import type { ApiClient } from '#core/api/api-client.ts';
import { isApiError, isToBeSentAgain } from '#core/ground/api/api-error.ts';
import { toBody } from './lesson-values.ts';
import { pendingLessons } from './pending-lessons.ts';

let sending: Promise<void> = Promise.resolve();

/** After what is being sent already. Resolves when nothing is left to send, or nothing can be sent now. */
export function sendPending(api: ApiClient, userId: number): Promise<void> {
  sending = sending.then(() => sendAll(api, userId));
  return sending;
}

async function sendAll(api: ApiClient, userId: number): Promise<void> {
  const lessons = pendingLessons(userId);
  for (;;) {
    const next = lessons.waiting.get().find(({ refusal }) => refusal === null);
    if (next === undefined || !isSignedIn(userId)) return;
    try {
      await api.call('markLesson', {
        params: { id: next.tuitionId },
        body: { ...toBody(next.lesson), idempotency_key: next.key },
      });
      lessons.remove(next.key);
    } catch (error) {
      if (!isApiError(error) || isToBeSentAgain(error)) return;
      lessons.refuse(next.key, { message: error.message, fields: error.fields });
    }
  }
}
