import { useEffect } from 'react';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { type FrameMessage, type InitMessage, readFrameMessage } from '../hire-contact/messages.ts';

/** Hears only that window on exactly our origin, and speaks only to it. */
export function useContactMessages(
  findWindow: () => Window | null | undefined,
  productUrl: string,
  onMessage: (message: FrameMessage) => void,
) {
  const find = useLatestCallback(findWindow);
  const take = useLatestCallback(onMessage);
  const origin = new URL(productUrl).origin;

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null) return;
      if (event.source !== find()) return;
      const message = readFrameMessage(event.data);
      if (message) take(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, find, take]);

  return (message: InitMessage) => find()?.postMessage(message, origin);
}
