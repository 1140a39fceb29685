/** Clocks of a day as minutes from midnight, so that they can be compared and added. */

const MINUTES_OF_DAY = 24 * 60;

/** Returns the minutes from midnight of an HH:mm. */
export function toMinute(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** HH:mm; midnight at the end of a day is 00:00. */
export function toClock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const inDay = minute % MINUTES_OF_DAY;
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

export interface Span {
  /** The minutes from midnight to the beginning. */
  startMinute: number;
  minutes: number;
}

export const isWithinDay = ({ startMinute, minutes }: Span): boolean =>
  startMinute + minutes <= MINUTES_OF_DAY;

/** One that begins when the other ends does not overlap it. */
export const overlaps = (a: Span, b: Span): boolean =>
  a.startMinute < b.startMinute + b.minutes && b.startMinute < a.startMinute + a.minutes;
