import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Message, Thread } from '#core/tuition/api/chat.ts';
import { mergeMessages } from '#core/tuition/chat/merge-messages.ts';
import { usePoll } from '#ui/api/use-poll.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { isInSight } from '#ui/hooks/is-in-sight.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useUnreadMessages } from '../unread/use-unread-messages.ts';

export interface ThreadState extends Omit<Thread, 'has_newer' | 'removed_ids'> {
  messages: Message[];
}

/**
 * Milliseconds between two reads, if neither the stream nor a return to the page reports news: a
 * proxy may keep its events.
 */
const ASK_MS = 20_000;

const takeOut = (messages: Message[], removed: readonly number[]): Message[] =>
  messages.map((message) =>
    removed.includes(message.id) && !message.is_removed
      ? { ...message, text: '', picture: null, is_removed: true }
      : message,
  );

function join(before: ThreadState | undefined, answer: Thread, isOlder: boolean): ThreadState {
  const { has_newer: _more, removed_ids: removed, ...thread } = answer;
  const messages = takeOut(mergeMessages(before?.messages ?? [], answer.messages), removed);
  if (!before) return { ...thread, messages };
  // Older messages may come after newer news of the thread: of them only the messages count.
  if (isOlder) return { ...before, messages, has_older: answer.has_older };
  return {
    ...thread,
    messages,
    has_older: before.has_older,
    other_read_id: Math.max(before.other_read_id, thread.other_read_id),
  };
}

/** One thread, from its newest messages on: grows at both ends, one question at a time at each. */
export function useThread(tuitionId: number) {
  const { api } = useEnvironment();
  const changes = useUnreadMessages().data?.changes;
  const [thread, setThread] = useState<ThreadState>();
  const [error, setError] = useState<unknown>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const latest = useRef<ThreadState>(undefined);
  /** The id of the message up to which nothing is left out; an own message may stand further on. */
  const readTo = useRef<number>(undefined);
  const running = useRef<{ again: boolean }>(undefined);

  const take = useCallback((answer: Thread, isOlder = false) => {
    latest.current = join(latest.current, answer, isOlder);
    if (!isOlder) readTo.current = answer.messages.at(-1)?.id ?? readTo.current;
    setThread(latest.current);
  }, []);

  /** Shows own messages by what the server answered to them, until they are read with the others. */
  const addOwn = useCallback((own: readonly Message[]) => {
    if (!latest.current) return;
    const known = latest.current.messages;
    const messages = mergeMessages(own, known);
    if (messages.length === known.length) return;
    latest.current = { ...latest.current, messages };
    setThread(latest.current);
  }, []);

  const readNewer = useLatestCallback(async () => {
    for (;;) {
      const after = readTo.current;
      const query = after === undefined ? {} : { after };
      const answer = await api.call('getThread', { params: { id: tuitionId }, query });
      take(answer);
      if (!answer.has_newer) return;
    }
  });

  /** Something has changed. While one question is under way, another one follows it. */
  const refresh = useLatestCallback(async () => {
    if (running.current) {
      running.current.again = true;
      return;
    }
    try {
      do {
        running.current = { again: false };
        await readNewer();
        setError(undefined);
      } while (running.current.again);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
    } finally {
      running.current = undefined;
    }
  });

  const readOlder = useLatestCallback(async () => {
    const before = latest.current?.messages[0]?.id;
    if (before === undefined || isLoadingOlder || !latest.current?.has_older) return;
    setLoadingOlder(true);
    try {
      take(await api.call('getThread', { params: { id: tuitionId }, query: { before } }), true);
    } catch (failure) {
      // The button stays, to ask again.
      if (!isApiError(failure)) throw failure;
    } finally {
      setLoadingOlder(false);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read once
  useEffect(() => void refresh(), [changes]);
  usePoll(() => void refresh(), ASK_MS);
  useEffect(() => {
    const ask = () => {
      if (isInSight()) void refresh();
    };
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refresh]);

  return { thread, error, refresh, addOwn, readOlder, isLoadingOlder };
}
