import { useEffect } from 'react';
import { useSession } from '#app/people/session/session-provider.tsx';
import { outboxOf, waitingThreads } from './outboxes.ts';
import { useSender } from './use-outbox.ts';

/** Sends also what was written before a reload, or in a thread that is not open. */
export function useResumeSending() {
  const { user } = useSession();
  const senderOf = useSender();
  useEffect(() => {
    if (user === null) return;
    for (const id of waitingThreads(user.id)) void outboxOf(user.id, id).resume(senderOf(id));
  }, [user, senderOf]);
}
