/**
 * Opening something in place hides the list but keeps it mounted. Coming back finds the same cards, the
 * page scrolled as it was and the focus on the card that was left.
 */
import { useLayoutEffect, useRef } from 'react';

export function usePlaceInList(element: HTMLElement, isListShown: boolean) {
  const left = useRef<{ link: string; scrollY: number } | null>(null);

  useLayoutEffect(() => {
    if (!isListShown || !left.current) return;
    const { link, scrollY } = left.current;
    left.current = null;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    const card = element.shadowRoot?.querySelector<HTMLElement>(link);
    card?.focus({ preventScroll: true });
  }, [element, isListShown]);

  /** `link`: selector of the card's link. */
  return (link: string) => {
    left.current = { link, scrollY: window.scrollY };
  };
}
