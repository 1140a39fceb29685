import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '#core/api/api-error.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';

/** `unknown`: it may have arrived; sending again is safe, for the request has its key. */
export type SendingState = 'idle' | 'sending' | 'queued' | 'unknown' | 'refused';

const WITHOUT_ANSWER = ['network', 'timeout', 'invalid_answer'];

/** Sends once at a time; without a connection it waits for one. */
export function useSending(send: () => Promise<void>, onRefused: (error: ApiError) => void) {
  const [state, setState] = useState<SendingState>('idle');
  const isSending = useRef(false);

  const start = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    try {
      await send();
      setState('idle');
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isLost = WITHOUT_ANSWER.includes(error.code);
      const isOffline = error.code === 'offline' || (isLost && navigator.onLine === false);
      setState(isOffline ? 'queued' : isLost ? 'unknown' : 'refused');
      if (!isOffline && !isLost) onRefused(error);
    } finally {
      isSending.current = false;
    }
  };
  useRetryOnline(state === 'queued', () => void start());

  return { state, start: () => void start() };
}
