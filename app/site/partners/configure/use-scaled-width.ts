import { useEffect, useRef } from 'react';

const DESKTOP_PX = 1024;

/** Tells the style sheet how small a desktop's page has to be drawn to stand in this box. */
export function useScaledWidth() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty(
        '--scale',
        String(Math.min(1, (element.clientWidth - 2) / DESKTOP_PX)),
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
