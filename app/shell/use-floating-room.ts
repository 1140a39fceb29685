import { useEffect } from 'react';

/** Bars of screens that stay at the bottom while one scrolls. */
const BARS = '.account-bar, .compare-tray';
const TABS = '.area-tabs';
const LAUNCHER = '.assistant-launcher';
const TOASTS = '.toast-area';
/** Mounted to be opened (ui/dialog/dialog.tsx). */
const DIALOG = 'dialog';
const WATCHED = `${BARS}, ${TABS}, ${LAUNCHER}, ${TOASTS}, ${DIALOG}`;
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea';
/** The px between two things that float, and from the edge of the screen. */
const GAP = 16;

const isWatched = (node: Node) =>
  node instanceof Element && (node.matches(WATCHED) || node.querySelector(WATCHED) !== null);

/**
 * The elements that float. Looked for only when they may have changed: a long list takes a slow
 * phone 20 ms.
 */
class Floating {
  #all: HTMLElement[] | undefined;

  forgetAfter(changes: MutationRecord[]) {
    const isGone = this.#all?.some((one) => !one.isConnected);
    if (isGone || changes.some(({ addedNodes }) => [...addedNodes].some(isWatched)))
      this.#all = undefined;
  }

  find(selector: string) {
    this.#all ??= [...document.querySelectorAll<HTMLElement>(WATCHED)];
    return this.#all.filter((one) => one.matches(selector));
  }

  heightOf(selector: string) {
    return Math.max(0, ...this.find(selector).map((one) => one.offsetHeight));
  }
}

const withGap = (height: number) => (height > 0 ? `${height + GAP}px` : '0px');

const PAGE_ENDS = 'body, .site-footer';

/** Told to what needs it alone: a value that all inherit has the browser look at every style again. */
function setRoom(floating: Floating) {
  const tabs = floating.heightOf(TABS);
  const room = {
    '--tabs': `${tabs}px`,
    '--bottom-bar': withGap(tabs + floating.heightOf(BARS)),
    '--launcher': withGap(floating.heightOf(LAUNCHER)),
    '--toasts': withGap(floating.heightOf(TOASTS)),
  };
  const listeners = [
    document.documentElement,
    ...document.querySelectorAll<HTMLElement>(PAGE_ENDS),
    ...floating.find(`${BARS}, ${LAUNCHER}, ${TOASTS}`),
  ];
  for (const { style } of listeners)
    for (const [name, height] of Object.entries(room))
      if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}

/** Scrolls what has the focus out from under what floats; `scroll-padding` says how far. */
function uncoverFocus(floating: Floating) {
  const focused = document.activeElement;
  if (
    !focused ||
    focused === document.body ||
    focused.closest(`dialog, ${TABS}, ${LAUNCHER}, ${TOASTS}`)
  )
    return;
  const toasts = floating.find(TOASTS).flatMap((area) => [...area.children]);
  const own = focused.getBoundingClientRect();
  const isCovered = [...floating.find(`${TABS}, ${LAUNCHER}`), ...toasts].some((one) => {
    const box = one.getBoundingClientRect();
    return (
      own.bottom > box.top && own.top < box.bottom && own.right > box.left && own.left < box.right
    );
  });
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the style sheet how much room the tabs, the bottom bar, the launcher and the toasts take: they stand above
 * one another, the page ends above them, and no field that has the focus lies beneath. And what makes room:
 * a dialog, a field in which somebody types. A `:has()` would go through the whole page with each change.
 */
export function useFloatingRoom() {
  useEffect(() => {
    const root = document.documentElement;
    const floating = new Floating();
    let frame = 0;
    const measure = () => {
      frame = 0;
      root.toggleAttribute('data-dialog', floating.find(DIALOG).length > 0);
      root.toggleAttribute('data-typing', document.activeElement?.matches(TEXT_FIELD) ?? false);
      setRoom(floating);
      uncoverFocus(floating);
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const changes = new MutationObserver((records) => {
      floating.forgetAfter(records);
      later();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', later);
    document.addEventListener('focusout', later);
    window.addEventListener('resize', later);
    later();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', later);
      document.removeEventListener('focusout', later);
      window.removeEventListener('resize', later);
    };
  }, []);
}
