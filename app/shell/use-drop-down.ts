import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const ELSEWHERE = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * A menu under its button, both inside `box`: Escape closes it and leads back to the button, which is
 * the first one in the box; going on, or a press or the focus outside, closes it too.
 */
export function useDropDown() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  // Wherever one has gone since, the menu is closed.
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.target instanceof Node && !box.current?.contains(event.target);
      if (isEscape || (event.type !== 'keydown' && isOutside)) setOpenedAt(undefined);
      if (isEscape) box.current?.querySelector('button')?.focus();
    };
    for (const type of ELSEWHERE) document.addEventListener(type, close);
    return () => {
      for (const type of ELSEWHERE) document.removeEventListener(type, close);
    };
  }, [isOpen]);

  return { box, isOpen, toggle: () => setOpenedAt(isOpen ? undefined : key) };
}
