/** Sends the lessons that wait, one after the other, each once: its key makes sending again harmless. */
import type { ApiClient } from '#core/api/api-client.ts';
import { type ApiError, isApiError } from '#core/api/api-error.ts';
import { toBody } from './lesson-values.ts';
import { pendingLessons, refusePending, removePending } from './pending-lessons.ts';

const WITHOUT_ANSWER = ['offline', 'network', 'timeout', 'invalid_answer'];
/** Signed out, or asked to wait: nothing is wrong with the lesson. */
const LATER = [401, 429];

const isRefused = ({ code, status = 0 }: ApiError) =>
  !WITHOUT_ANSWER.includes(code) && status < 500 && !LATER.includes(status);

let sending: Promise<void> = Promise.resolve();

/** After what is being sent already. Resolves when nothing is left to send, or nothing can be sent now. */
export function sendPending(api: ApiClient, userId: number): Promise<void> {
  sending = sending.then(() => sendAll(api, userId));
  return sending;
}

async function sendAll(api: ApiClient, userId: number): Promise<void> {
  for (;;) {
    const next = pendingLessons(userId)
      .get()
      .find(({ refusal }) => refusal === null);
    if (next === undefined) return;
    try {
      await api.call('markLesson', {
        params: { id: next.tuitionId },
        body: { ...toBody(next.lesson), idempotency_key: next.key },
      });
      removePending(userId, next.key);
    } catch (error) {
      if (!isApiError(error) || !isRefused(error)) return;
      refusePending(userId, next.key, { message: error.message, fields: error.fields });
    }
  }
}
