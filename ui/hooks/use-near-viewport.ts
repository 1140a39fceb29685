import { type RefObject, useEffect, useRef } from 'react';
import { useLatestCallback } from './use-latest-callback.ts';

/** Calls `onNear` each time the element comes within `margin` px of the viewport while `active`. */
export function useNearViewport<Target extends Element>(
  active: boolean,
  onNear: () => void,
  margin = 600,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const tell = useLatestCallback(onNear);

  useEffect(() => {
    const element = target.current;
    if (!active || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && tell(),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active, margin, tell]);

  return target;
}
