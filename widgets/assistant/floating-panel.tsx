import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAbovePage } from './use-above-page.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** The open assistant above the page, which stays usable; the whole screen on a phone. */
export function FloatingPanel({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const height = useVisibleHeight();
  useAbovePage(panel, true);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere inside closes it
    <div
      ref={panel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="assistant-panel bg-paper border border-line shadow"
      style={height === undefined ? undefined : { maxHeight: `${height}px` }}
    >
      {children}
    </div>
  );
}
