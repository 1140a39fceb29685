import { useEffect, useRef } from 'react';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Message, UnreadMessages } from '#core/tuition/api/chat.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { isInSight } from '#ui/hooks/is-in-sight.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

/** Says how far the reader has read, as soon as the newest messages are in sight. */
export function useMarkRead(tuitionId: number, messages: readonly Message[], isAtEnd: boolean) {
  const { api } = useEnvironment();
  const answers = useAnswers();
  const said = useRef(0);
  const newest = [...messages].reverse().find(({ is_own }) => !is_own)?.id ?? 0;

  const say = useLatestCallback(async () => {
    if (newest <= said.current || !isAtEnd || !isInSight()) return;
    const before = said.current;
    said.current = newest;
    try {
      const body = { last_id: newest };
      const unread = await api.call('readThread', { params: { id: tuitionId }, body });
      answers.change<UnreadMessages>('countUnreadMessages', () => unread);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The next message or the next look says it.
      said.current = before;
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new message and each return to the end
  useEffect(() => void say(), [newest, isAtEnd]);
  useEffect(() => {
    const onLook = () => void say();
    window.addEventListener('focus', onLook);
    window.addEventListener('online', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('focus', onLook);
      window.removeEventListener('online', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [say]);
}
