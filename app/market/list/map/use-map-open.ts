import { useEffect, useState } from 'react';
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';

/** Tells whether the map stands beside a list; it stays so for the tab. */
export function useMapOpen(name: string) {
  const [isOpen, setOpen] = useState(false);
  // The server, which draws the page first, does not know.
  useEffect(() => setOpen(readSession(name) === '1'), [name]);
  return {
    isOpen,
    toggle() {
      writeSession(name, isOpen ? '' : '1');
      setOpen(!isOpen);
    },
  };
}
