/**
 * Day and clock of Bangladesh at a moment, UTC+6 all year round. Without a library, since elements and
 * public pages load it first; the calendar is in dhaka.ts.
 */
const AHEAD_MS = 6 * 3_600_000;

const shown = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString();

/** YYYY-MM-DD */
export const dhakaDate = (at: Date): string => shown(at).slice(0, 10);

/** HH:mm */
export const dhakaClock = (at: Date): string => shown(at).slice(11, 16);

/** 0 to 23 */
export const dhakaHour = (at: Date): number => (at.getUTCHours() + 6) % 24;
