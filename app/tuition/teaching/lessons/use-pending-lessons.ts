import { useEffect } from 'react';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useSignals } from '#ui/signals.ts';
import { pendingLessons } from './pending-lessons.ts';
import { sendPending } from './send-pending.ts';

/** Returns the lessons of the reader that wait, and sends them. */
export function usePendingLessons() {
  useSignals();
  const { api, user } = useSession();
  const userId = user?.id ?? 0;
  const lessons = pendingLessons(userId);
  const send = useLatestCallback(() => sendPending(api, userId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => void send(), [lessons, send]);
  return { lessons, pending: lessons.waiting.value, send };
}
