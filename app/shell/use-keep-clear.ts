import { useEffect } from 'react';

/** Bars of screens that stay at the bottom while one scrolls. */
const BARS = '.account-bar, .compare-tray';
const LAUNCHER = '.assistant-launcher';
const TOASTS = '.toast-area';
/** Between two things that float, and from the edge of the screen. */
const GAP = 16;

const heightOf = (selector: string) =>
  Math.max(
    0,
    ...[...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.offsetHeight),
  );

const withGap = (height: number) => (height > 0 ? `${height + GAP}px` : '0px');

function isCovered(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll(`${LAUNCHER}, ${TOASTS} > *`)].some((one) => {
    const box = one.getBoundingClientRect();
    return (
      own.bottom > box.top && own.top < box.bottom && own.right > box.left && own.left < box.right
    );
  });
}

/** What has the focus comes out from under what floats; `scroll-padding` says how far. */
function uncoverFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest(`dialog, ${LAUNCHER}, ${TOASTS}`))
    return;
  if (isCovered(focused)) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the style sheet how much room the bottom bar, the launcher and the toasts take: they stand above
 * one another, the page ends above them, and no field that has the focus lies beneath.
 */
export function useKeepClear() {
  useEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      style.setProperty('--bottom-bar', withGap(heightOf(BARS)));
      style.setProperty('--launcher', withGap(heightOf(LAUNCHER)));
      style.setProperty('--toasts', withGap(heightOf(TOASTS)));
      uncoverFocus();
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', later);
    window.addEventListener('resize', later);
    later();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', later);
      window.removeEventListener('resize', later);
    };
  }, []);
}
