import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onNear` each time the element comes within `margin` px of the viewport while `active`. */
export function useNearViewport<Target extends Element>(
  active: boolean,
  onNear: () => void,
  margin = 600,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const latest = useRef(onNear);
  latest.current = onNear;

  useEffect(() => {
    const element = target.current;
    if (!active || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active, margin]);

  return target;
}
