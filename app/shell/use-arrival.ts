import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';

/** The milliseconds a page may take to grow tall enough for the place it was left at. */
const RESTORE_MS = 4000;

/**
 * Arriving on a page: a new one starts at its top, or at the place its address names, with focus on its
 * content; one returned to by Back stands where it was left, as soon as its content is tall enough,
 * unless the reader scrolls first.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const position = useRef(0);
  // A frame that comes with a step inside the app starts a new page; one loaded with the page does not.
  const lastPath = useRef(navigation === 'POP' ? pathname : undefined);
  const isFirst = useRef(true);

  // In the app the place is ours. Loaded again, a page stands there before our scripts have come.
  useEffect(() => {
    const own = (event?: Event) => {
      history.scrollRestoration = event?.type === 'pagehide' ? 'auto' : 'manual';
    };
    own();
    window.onpageshow = own;
    window.onpagehide = own;
  }, []);

  useLayoutEffect(() => {
    // Every first page of a load has the same key.
    const storeName = `scroll:${key}:${pathname}`;
    const openedName = `opened:${key}:${pathname}`;
    let opened = readSession(openedName) ?? '';
    const remember = () => {
      position.current = window.scrollY;
    };
    const save = () => {
      writeSession(storeName, String(Math.round(position.current)));
      writeSession(openedName, opened);
    };
    const noteOpened = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-job-id]');
      if (link) opened = link.getAttribute('data-job-id') ?? '';
    };

    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    let stop = () => {};
    // A page the server has drawn can be read before this: its reader stays where they are.
    const place = Number(readSession(storeName) ?? 0);
    const isBeingRead = isFirst.current && window.scrollY > 0 && !standsAt(place);
    isFirst.current = false;
    position.current = window.scrollY;
    if (navigation === 'POP' && !isBeingRead) {
      // Who leaves before the page is tall enough finds the same place next time.
      position.current = place;
      stop = scrollWhenTall(position.current, () => focusJob(opened));
    } else if (isNewPage) {
      const named = document.getElementById(hash.slice(1));
      if (named) named.scrollIntoView();
      else window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
      position.current = window.scrollY;
    }

    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('click', noteOpened, { capture: true });
    window.addEventListener('pagehide', save);
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', noteOpened, { capture: true });
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key, pathname, hash, navigation, main]);
}

/** The browser has put the page there, or as far down as it goes yet. */
function standsAt(place: number): boolean {
  const top = window.scrollY;
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(place - top) <= 2 || (place > top && top >= lowest - 2);
}

const USER_SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

/** The card whose job was read: who uses the keyboard goes on from there. */
const focusJob = (jobId: string) =>
  /^\d+$/.test(jobId) &&
  document.querySelector<HTMLElement>(`a[data-job-id='${jobId}']`)?.focus({ preventScroll: true });

function scrollWhenTall(top: number, onArrived: () => void): () => void {
  const root = document.documentElement;
  const attempt = () => {
    if (root.scrollHeight < top + window.innerHeight) return false;
    window.scrollTo(0, top);
    onArrived();
    return true;
  };
  if (attempt()) return () => {};

  const observer = new ResizeObserver(() => attempt() && stop());
  const timer = setTimeout(() => stop(), RESTORE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_SCROLLS) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of USER_SCROLLS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
