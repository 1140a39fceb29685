/**
 * One stream for all tabs of a browser. The tab that holds the lock has the stream and tells the
 * others; when it goes, the lock passes to the next. Where a browser has no locks, each tab has its own.
 */
import { type News, openSource, type Source } from './open-source.ts';

/** A tab that comes asks what was told before it. */
type Said = News | 'hello';

/** Longer than another tab needs to answer. */
const SILENT_AFTER_MS = 1_000;

interface Listener {
  onNews(news: News): void;
  /** Nothing comes live. */
  onSilent(): void;
}

export interface SharedStream {
  /** Somebody is back on the page. */
  check(): void;
  stop(): void;
}

export function shareStream(name: string, { onNews, onSilent }: Listener): SharedStream {
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  const last = new Map<string, News>();
  let source: Source | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  // News that were on their way when the page went find the channel closed.
  const say = (said: Said) => {
    if (!stopped.signal.aborted) channel.postMessage(said);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data !== 'hello') {
      clearTimeout(silence);
      onNews(data);
    } else if (source?.isOpen) for (const news of last.values()) say(news);
  });

  const lead = () =>
    new Promise<void>((resolve) => {
      const own = openSource((news) => {
        last.set(news.name, news);
        say(news);
        onNews(news);
      });
      source = own;
      stopped.signal.addEventListener('abort', () => {
        own.close();
        resolve();
      });
    });
  const takeTurns = async () => {
    try {
      if ('locks' in navigator) await navigator.locks.request(name, stopped, lead);
      else await lead();
    } catch {
      // Stopped before its turn, or the browser forbids this page what is kept between tabs.
      if (!stopped.signal.aborted) await lead();
    }
  };
  void takeTurns();
  say('hello');

  return {
    check() {
      source?.wake();
      if (source?.isOpen) return;
      clearTimeout(silence);
      if (source) onSilent();
      else {
        silence = setTimeout(onSilent, SILENT_AFTER_MS);
        say('hello');
      }
    },
    stop() {
      clearTimeout(silence);
      stopped.abort();
      channel.close();
    },
  };
}
