import { useEffect, useState } from 'react';

/**
 * Returns whether the reader has scrolled: a list that is not being read loads no further pages. On
 * a page the server has drawn the reader may have scrolled before this was there; an address with a
 * hash scrolls without them.
 */
export function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    const note = () => setScrolled(true);
    if (window.scrollY > 0 && location.hash === '') return note();
    window.addEventListener('scroll', note, { passive: true, once: true, capture: true });
    return () => window.removeEventListener('scroll', note, { capture: true });
  }, [hasScrolled]);
  return hasScrolled;
}
