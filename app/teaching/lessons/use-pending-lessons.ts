import { useEffect, useSyncExternalStore } from 'react';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useSession } from '../../session/session-provider.tsx';
import { pendingLessons } from './pending-lessons.ts';
import { sendPending } from './send-pending.ts';

/** What the browser says of the connection is often late or wrong, so the clock asks as well. */
const AGAIN_MS = 20_000;

/** The lessons of the reader that wait, and sending them: at once, when the network is back, and now and then. */
export function usePendingLessons() {
  const { api, user } = useSession();
  const userId = user?.id ?? 0;
  const lessons = pendingLessons(userId);
  const { subscribe, get } = lessons.waiting;
  const pending = useSyncExternalStore(subscribe, get, get);
  const isWaiting = pending.some(({ refusal }) => refusal === null);
  const send = useLatestCallback(() => sendPending(api, userId));
  useEffect(() => {
    if (!isWaiting) return;
    void send();
    const again = () => void send();
    window.addEventListener('online', again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting, send]);
  return { lessons, pending, send };
}
