/** The connection over which news come, for as long as it is wanted. */
import { GrowingWait } from '#core/ground/growing-wait.ts';

const NAMES = ['unread', 'messages', 'staff'] as const;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 120_000;

export interface News {
  name: (typeof NAMES)[number];
  data: string;
}

export interface Source {
  readonly isOpen: boolean;
  /** Somebody is back on the page: one that another page's ended is opened again. */
  wake(): void;
  close(): void;
}

/**
 * The browser reconnects a stream that broke; one the server refused is tried again here, at growing
 * distances. One that had to make room for a newer waits to be woken, or the two would take turns.
 */
export function openSource(onNews: (news: News) => void): Source {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = new GrowingWait(FIRST_RETRY_MS, LAST_RETRY_MS);
  let isReplaced = false;

  const open = () => {
    const own = new EventSource('/api/notifications/stream');
    source = own;
    own.addEventListener('open', () => wait.reset());
    for (const name of NAMES)
      own.addEventListener(name, (event) => onNews({ name, data: String(event.data) }));
    own.addEventListener('replaced', () => {
      isReplaced = true;
      own.close();
    });
    own.addEventListener('error', () => {
      if (own.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(open, wait.next());
    });
  };
  open();

  return {
    get isOpen() {
      return source?.readyState === EventSource.OPEN;
    },
    wake() {
      if (!isReplaced) return;
      isReplaced = false;
      open();
    },
    close() {
      clearTimeout(timer);
      source?.close();
    },
  };
}
