import { useEffect } from 'react';
import type { UnreadMessages } from '#core/tuition/api/chat.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import type { News } from './open-source.ts';
import { type SharedStream, shareStream } from './share-stream.ts';

export interface UnreadState {
  unread: number;
  /** Id of the newest notification; 0 when there is none. */
  newest: number;
}

interface UnreadStream {
  onChange(state: UnreadState): void;
  onMessages(state: UnreadMessages): void;
  /** Hears, for staff only, that their queues may have changed. */
  onStaff(): void;
  /** Nothing comes live, and the reader is back on the page: ask in the ordinary way. */
  onPoll(): void;
}

/** Unread counts of a person, live, and on the reader's return to the page where that fails. */
export function useUnreadStream(personId: number | undefined, handlers: UnreadStream) {
  const onPoll = useLatestCallback(handlers.onPoll);
  const onNews = useLatestCallback(({ name, data }: News) => {
    if (name === 'staff') handlers.onStaff();
    else if (name === 'unread') {
      const state = readEvent(data);
      if (state) handlers.onChange(state);
    } else {
      const state = readMessages(data);
      if (state) handlers.onMessages(state);
    }
  });

  useEffect(() => {
    let stream: SharedStream | undefined;
    const stop = () => {
      stream?.stop();
      stream = undefined;
    };
    const start = () => {
      stop();
      stream = shareStream(`notifications-${personId}`, { onNews, onSilent: onPoll });
    };
    const check = () => {
      if (document.visibilityState === 'visible') stream?.check();
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start();
    };

    start();
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    // With a worker in between, browsers can leave the stream of a page open that is gone.
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', show);
    return () => {
      stop();
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', show);
    };
  }, [personId, onNews, onPoll]);
}

function readMessages(data: string): UnreadMessages | null {
  const value: unknown = JSON.parse(data);
  if (typeof value !== 'object' || value === null) return null;
  const [unread, changes] = [Reflect.get(value, 'unread'), Reflect.get(value, 'changes')];
  return typeof unread === 'number' && typeof changes === 'number' ? { unread, changes } : null;
}

function readEvent(data: string): UnreadState | null {
  const value: unknown = JSON.parse(data);
  if (typeof value !== 'object' || value === null || !('unread' in value)) return null;
  const newest = 'newest' in value && typeof value.newest === 'number' ? value.newest : 0;
  return typeof value.unread === 'number' ? { unread: value.unread, newest } : null;
}
