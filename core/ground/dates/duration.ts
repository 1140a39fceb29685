/** Lengths of time in the numbers that timers, cookies and limits take. */
import library from 'dayjs';
import duration from 'dayjs/plugin/duration.js';

library.extend(duration);

/** Months and years have no length of their own. */
type Length = Partial<Record<'weeks' | 'days' | 'hours' | 'minutes', number>>;

/** `inMs({ days: 30 })` */
export const inMs = (length: Length): number => library.duration(length).asMilliseconds();

/** `inSeconds({ hours: 12 })` */
export const inSeconds = (length: Length): number => library.duration(length).asSeconds();
