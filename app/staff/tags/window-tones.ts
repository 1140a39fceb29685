import type { WindowState } from '#core/ground/dates/day-window.ts';

/** The tone that shows the state of something that holds from one day to another. */
export const WINDOW_TONES = {
  active: 'good',
  coming: 'warn',
  ended: 'plain',
} as const satisfies Record<WindowState, string>;
