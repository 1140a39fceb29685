/** Days and years of Bangladesh, wherever the server or the reader is: UTC+6 all year round. */
const OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** YYYY-MM-DD */
export const dhakaDate = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** HH:mm */
export const dhakaClock = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(11, 16);

/** The instant of a day (YYYY-MM-DD) and a clock (HH:mm) of Bangladesh. */
export const dhakaInstant = (day: string, clock: string): Date =>
  new Date(`${day}T${clock}:00+06:00`);

export const dhakaYear = (at: Date): number => Number(dhakaDate(at).slice(0, 4));

/** YYYY-MM-DD, so many days later. */
export const dhakaDateAfter = (at: Date, days: number): string =>
  dhakaDate(new Date(at.getTime() + days * DAY_MS));
