/**
 * Opening a job in place hides the list but keeps it mounted. Coming back finds the same cards, the
 * page scrolled as it was and the focus on the card that was left.
 */
import { useLayoutEffect, useRef } from 'react';

export function usePlaceInList(element: HTMLElement, isListShown: boolean) {
  const left = useRef<{ jobId: number; scrollY: number } | null>(null);

  useLayoutEffect(() => {
    if (!isListShown || !left.current) return;
    const { jobId, scrollY } = left.current;
    left.current = null;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    const card = element.shadowRoot?.querySelector<HTMLElement>(`a[data-job-id="${jobId}"]`);
    card?.focus({ preventScroll: true });
  }, [element, isListShown]);

  return (jobId: number) => {
    left.current = { jobId, scrollY: window.scrollY };
  };
}
