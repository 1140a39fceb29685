import { useEffect } from 'react';
import type { UnreadMessages } from '#core/api/schemas/chat.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

export interface UnreadState {
  unread: number;
  /** Id of the newest notification; 0 when there is none. */
  newest: number;
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 120_000;

interface UnreadStream {
  onChange(state: UnreadState): void;
  onMessages(state: UnreadMessages): void;
  /** The stream does not stand, and the reader is back on the page: ask in the ordinary way. */
  onPoll(): void;
}

/**
 * Unread count, live. The browser reconnects a stream that broke; one the server refused is tried
 * again here, at growing distances, and in between the reader's return to the page asks once.
 */
export function useUnreadStream(handlers: UnreadStream) {
  const onChange = useLatestCallback(handlers.onChange);
  const onMessages = useLatestCallback(handlers.onMessages);
  const onPoll = useLatestCallback(handlers.onPoll);

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_RETRY_MS;

    const open = () => {
      source = new EventSource('/api/notifications/stream');
      source.addEventListener('open', () => {
        wait = FIRST_RETRY_MS;
      });
      source.addEventListener('unread', (event) => {
        const state = readEvent(event.data);
        if (state) onChange(state);
      });
      source.addEventListener('messages', (event) => {
        const state = readMessages(event.data);
        if (state) onMessages(state);
      });
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        clearTimeout(timer);
        timer = setTimeout(open, wait);
        wait = Math.min(LAST_RETRY_MS, wait * 2);
      });
    };
    const poll = () => {
      const isLive = source?.readyState === EventSource.OPEN;
      if (document.visibilityState === 'visible' && !isLive) onPoll();
    };

    open();
    window.addEventListener('focus', poll);
    document.addEventListener('visibilitychange', poll);
    return () => {
      source?.close();
      clearTimeout(timer);
      window.removeEventListener('focus', poll);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [onChange, onMessages, onPoll]);
}

function readMessages(data: unknown): UnreadMessages | null {
  const value: unknown = JSON.parse(String(data));
  if (typeof value !== 'object' || value === null) return null;
  const [unread, changes] = [Reflect.get(value, 'unread'), Reflect.get(value, 'changes')];
  return typeof unread === 'number' && typeof changes === 'number' ? { unread, changes } : null;
}

function readEvent(data: unknown): UnreadState | null {
  const value: unknown = JSON.parse(String(data));
  if (typeof value !== 'object' || value === null || !('unread' in value)) return null;
  const newest = 'newest' in value && typeof value.newest === 'number' ? value.newest : 0;
  return typeof value.unread === 'number' ? { unread: value.unread, newest } : null;
}
