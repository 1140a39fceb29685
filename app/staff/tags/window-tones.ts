import type { WindowState } from '#core/ground/dates/day-window.ts';

/** How the state of what holds from one day to another is shown. */
export const WINDOW_TONES = {
  active: 'good',
  coming: 'warn',
  ended: 'plain',
} as const satisfies Record<WindowState, string>;
