import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError, isUnanswered } from '#core/ground/api/api-error.ts';
import { GrowingWait } from '#core/ground/growing-wait.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

/** `queued`: offline. `unknown`: it may have arrived; its key makes sending it again harmless. */
export type SendingState = 'idle' | 'sending' | 'queued' | 'unknown' | 'refused';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

interface SendingOptions {
  send(): Promise<void>;
  /**
   * The content it would send now. It is sent by itself only as long as it is what its writer sent.
   */
  written: string;
  onRefused(error: ApiError): void;
  /** It was pending before a reload. */
  wasPending: boolean;
  onPending(isPending: boolean): void;
}

/** A server that is down for a moment has not refused anything. */
export function stateAfter(error: ApiError): SendingState {
  if (error.code === 'offline') return 'queued';
  return isUnanswered(error) || (error.status ?? 0) >= 500 ? 'unknown' : 'refused';
}

/** Sends once at a time, and again by itself until there is an answer. */
export function useSending(options: SendingOptions) {
  const { send, written, onRefused, wasPending, onPending } = options;
  const [state, setState] = useState<SendingState>(wasPending ? 'queued' : 'idle');
  const isSending = useRef(false);
  const [growing] = useState(() => new GrowingWait(FIRST_RETRY_MS, LAST_RETRY_MS));
  const sent = useRef(written);
  const isPending = state === 'queued' || state === 'unknown';

  const start = useLatestCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    sent.current = written;
    setState('sending');
    try {
      await send();
      onPending(false);
      setState('idle');
    } catch (error) {
      if (!isApiError(error)) throw error;
      const after = stateAfter(error);
      onPending(after !== 'refused');
      setState(after);
      if (after === 'refused') onRefused(error);
    } finally {
      isSending.current = false;
    }
  });
  const isChanged = isPending && written !== sent.current;
  useEffect(() => {
    if (!isChanged) return;
    onPending(false);
    setState('idle');
  }, [isChanged, onPending]);
  useRetryOnline(isPending && !isChanged, () => void start());
  // What the browser says of the connection is often late or wrong, so the clock asks as well.
  useEffect(() => {
    if (!isPending || isChanged) return;
    const timer = setTimeout(() => void start(), growing.next());
    return () => clearTimeout(timer);
  }, [isPending, isChanged, start, growing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a reload
  useEffect(() => {
    if (wasPending) void start();
  }, []);

  return {
    state,
    start() {
      growing.reset();
      void start();
    },
  };
}
