import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { pendingLessons } from './pending-lessons.ts';
import { sendPending } from './send-pending.ts';

/** The clock tries again as well: the browser often speaks late or wrongly of the connection, and a server may be busy. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 20_000;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const sendAndWait = async (wait: number) => {
      clearTimeout(timer);
      await send();
      clearTimeout(timer);
      if (!isOver)
        timer = setTimeout(() => void sendAndWait(Math.min(LAST_RETRY_MS, wait * 2)), wait);
    };
    const begin = () => void sendAndWait(FIRST_RETRY_MS);
    begin();
    window.addEventListener('online', begin);
    return () => {
      isOver = true;
      window.removeEventListener('online', begin);
      clearTimeout(timer);
    };
  }, [isWaiting, send]);
  return { lessons, pending, send };
}
