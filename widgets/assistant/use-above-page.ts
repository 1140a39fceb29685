import { type RefObject, useLayoutEffect } from 'react';

/** The px from the launcher and the panel to the corner; on a phone the panel is the screen. */
const GAP = 16;

/**
 * Inside a transformed parent `position: fixed` means fixed there. Then what has to stand in the
 * corner of the screen is shown above the page, which nothing moves or cuts.
 */
export function useAbovePage(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!isShown || !element) return;
    const { top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const isInCorner = Math.hypot(clientWidth - right - GAP, innerHeight - bottom - GAP) < 2;
    const isScreen = Math.hypot(clientWidth - right, top) < 2;
    if (isInCorner || isScreen) return;
    element.popover = 'manual';
    element.showPopover?.();
  }, [box, isShown]);
}
