import { useEffect } from 'react';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useKeys } from './use-keys.ts';

/** Opens the search by `/`, and by Ctrl+K (on a Mac ⌘K) from a field too; a dialog is finished first. */
export function useSearchKeys(open: () => void) {
  const act = useLatestCallback(open);
  useKeys({ '/': act });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey || document.querySelector('dialog[open]')) return;
      // The browser's own search of the web.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [act]);
}
