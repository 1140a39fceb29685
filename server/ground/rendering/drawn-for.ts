import { inMs } from '#core/ground/dates/duration.ts';

/** The time drawn HTML is used again, ms: its words "3 minutes ago" may be behind by that much. */
export const DRAWN_FOR_MS = inMs({ minutes: 1 });
