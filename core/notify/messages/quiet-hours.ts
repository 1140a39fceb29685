import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';

/** Nobody is woken by what can wait: from ten in the evening to eight in the morning. */
export function isQuiet(at: Date): boolean {
  const clock = dhakaClock(at);
  return clock >= '22:00' || clock < '08:00';
}
