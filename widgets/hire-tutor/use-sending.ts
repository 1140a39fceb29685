import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '#core/api/api-error.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';

/** `unknown`: it may have arrived; sending again is safe, for the request has its key. */
export type SendingState = 'idle' | 'sending' | 'queued' | 'unknown' | 'refused';

const WITHOUT_ANSWER = ['network', 'timeout', 'invalid_answer'];

interface SendingOptions {
  send(): Promise<void>;
  onRefused(error: ApiError): void;
  /** It waited for the line already, before a reload. */
  wasQueued: boolean;
  onQueue(isQueued: boolean): void;
}

/** Sends once at a time; without a connection it waits for one. */
export function useSending({ send, onRefused, wasQueued, onQueue }: SendingOptions) {
  const [state, setState] = useState<SendingState>(wasQueued ? 'queued' : 'idle');
  const isSending = useRef(false);

  const start = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    try {
      await send();
      onQueue(false);
      setState('idle');
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isLost = WITHOUT_ANSWER.includes(error.code);
      const isOffline = error.code === 'offline' || (isLost && navigator.onLine === false);
      // Lost on the way it may have arrived: its key makes sending it again harmless.
      if (isOffline || !isLost) onQueue(isOffline);
      setState(isOffline ? 'queued' : isLost ? 'unknown' : 'refused');
      if (!isOffline && !isLost) onRefused(error);
    } finally {
      isSending.current = false;
    }
  };
  useRetryOnline(state === 'queued', () => void start());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a reload
  useEffect(() => {
    if (wasQueued && navigator.onLine !== false) void start();
  }, []);

  return { state, start: () => void start() };
}
