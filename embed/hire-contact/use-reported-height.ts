import { type RefObject, useEffect } from 'react';
import type { HostLink } from './host-link.ts';

/** Tells the page around how tall we are, whenever that changes. */
export function useReportedHeight(
  box: RefObject<HTMLElement | null>,
  host: HostLink | undefined,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !host?.isFrame) return;
    const observer = new ResizeObserver(() =>
      host.tell({ t: 'porua:resize', h: Math.ceil(element.getBoundingClientRect().height) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, host]);
}
