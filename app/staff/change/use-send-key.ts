import { useEffect } from 'react';

/** Ctrl+Enter (on a Mac ⌘+Enter) sends the form of the open dialog from wherever the focus is in it. */
export function useSendKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      document.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
