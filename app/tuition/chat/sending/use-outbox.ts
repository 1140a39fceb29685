import { useCallback, useEffect, useMemo } from 'react';
import type { Sender } from '#app/ground/outbox/outbox.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isSignedIn } from '#app/people/session/stored-user.ts';
import { useSignals } from '#ui/signals.ts';
import { outboxOf } from './outboxes.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** Sends as the person who is signed in, to this thread. */
export function useSender(): (tuitionId: number) => Sender<WaitingMessage> {
  const { api, user } = useSession();
  return useCallback(
    (tuitionId) => ({
      isWriterHere: () => user !== null && isSignedIn(user.id),
      send: async (message) => {
        const { key, text, picture } = message;
        const body = {
          idempotency_key: key,
          text: text === '' ? undefined : text,
          picture: picture ?? undefined,
        };
        const answer = await api.call('sendMessage', { params: { id: tuitionId }, body });
        return { ...message, sent: answer.message };
      },
    }),
    [api, user],
  );
}

/** Returns what waits to be sent in a thread. */
export function useOutbox(tuitionId: number) {
  useSignals();
  const { user } = useSession();
  const senderOf = useSender();
  const userId = user?.id ?? 0;
  const outbox = useMemo(() => outboxOf(userId, tuitionId), [userId, tuitionId]);
  useEffect(() => void outbox.resume(senderOf(tuitionId)), [outbox, senderOf, tuitionId]);
  return { outbox, waiting: outbox.waiting.value };
}
