import { useLayoutEffect, useState } from 'react';

/**
 * Returns what the on-screen keyboard leaves of the screen, in px; undefined if nobody can tell.
 */
export function useVisibleHeight(): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => setHeight(viewport.height);
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return height;
}
