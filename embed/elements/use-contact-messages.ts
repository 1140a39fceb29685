import { useEffect, useRef } from 'react';
import { type FrameMessage, type InitMessage, readFrameMessage } from '../hire-contact/messages.ts';

/** Hears only that window on exactly our origin, and speaks only to it. */
export function useContactMessages(
  findWindow: () => Window | null | undefined,
  productUrl: string,
  onMessage: (message: FrameMessage) => void,
) {
  const latest = useRef({ findWindow, onMessage });
  latest.current = { findWindow, onMessage };
  const origin = new URL(productUrl).origin;

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null) return;
      if (event.source !== latest.current.findWindow()) return;
      const message = readFrameMessage(event.data);
      if (message) latest.current.onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  return (message: InitMessage) => latest.current.findWindow()?.postMessage(message, origin);
}
