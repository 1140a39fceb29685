/**
 * The calendar and the clock of Bangladesh, UTC+6 all year round, with dayjs. Everybody takes dayjs from
 * here, and neither elements nor public pages load it first: what those need of days stands in
 * dhaka-day.ts. Source: docs/decisions/0032-the-planned-stack.md.
 */
import library, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

library.extend(utc);

/**
 * dayjs without `dayjs(at)`, which counts in the zone of the device, where a day may have 23 hours. A day
 * (YYYY-MM-DD) is `dayjs.utc(day)`, and so is a moment to which hours or days are added.
 */
export const dayjs: Pick<typeof library, 'utc'> = library;

/** The format of a day: `dhaka(now).add(7, 'day').format(DAY)`. */
export const DAY = 'YYYY-MM-DD';

/**
 * Returns a moment as calendar and clock of Dhaka show it. Its own time is six hours ahead, so `toInstant`
 * and not `toDate` leads back. dayjs's `utcOffset` goes by the summer time of the device instead.
 */
export const dhaka = (at: Date | string | number): Dayjs => dayjs.utc(at).add(6, 'hour');

/** Returns the moment at which calendar and clock of Dhaka show this. */
export const toInstant = (shown: Dayjs): Date => shown.subtract(6, 'hour').toDate();

/** Returns the moment of a day (YYYY-MM-DD) and a clock (HH:mm) of Dhaka; its midnight without one. */
export const dhakaInstant = (day: string, clock = '00:00'): Date =>
  toInstant(dayjs.utc(`${day}T${clock}`));

/** Returns the midnight a day (YYYY-MM-DD) of Dhaka ends with. */
export const dhakaDayEnd = (day: string): Date => toInstant(dayjs.utc(day).add(1, 'day'));
