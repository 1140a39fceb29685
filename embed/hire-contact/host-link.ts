/** The channel to the page that opened us: one window, one exact origin. */
import { type FrameMessage, type InitMessage, readInitMessage } from './messages.ts';

export interface HostLink {
  isFrame: boolean;
  tell(message: FrameMessage): void;
  /** Calls back for each request handed over; gives back the way to stop. */
  hear(onInit: (message: InitMessage) => void): () => void;
}

/** Undefined when nobody is there to speak to. */
export function createHost(origin: string): HostLink | undefined {
  const isFrame = window.parent !== window;
  const host: Window | null = isFrame ? window.parent : window.opener;
  if (!host || !/^https?:\/\/[^/]+$/.test(origin)) return undefined;
  return {
    isFrame,
    tell: (message) => host.postMessage(message, origin),
    hear(onInit) {
      const listen = (event: MessageEvent) => {
        if (event.source !== host || event.origin !== origin) return;
        const message = readInitMessage(event.data);
        if (message) onInit(message);
      };
      window.addEventListener('message', listen);
      return () => window.removeEventListener('message', listen);
    },
  };
}
