import { inMs } from '#core/ground/dates/duration.ts';

const MOST_MS = inMs({ days: 1 });

/** Milliseconds until then, a day at most, as a header says it in seconds or as a date; 0 when it says nothing. */
export function readRetryAfter(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(MOST_MS, Math.max(0, ms));
}
