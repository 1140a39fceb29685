import { useEffect, useState } from 'react';

/** Whether the reader has scrolled since this was shown: a list that nobody reads needs no more pages. */
export function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    const note = () => setScrolled(true);
    window.addEventListener('scroll', note, { passive: true, once: true, capture: true });
    return () => window.removeEventListener('scroll', note, { capture: true });
  }, [hasScrolled]);
  return hasScrolled;
}
