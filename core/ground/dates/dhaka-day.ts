/** Days and years of Bangladesh, wherever the server or the reader is: UTC+6 all year round. */
const OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** YYYY-MM-DD */
export const dhakaDate = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** YYYY-MM-DD HH:mm:ss, which spreadsheets read as a moment. */
export const dhakaMoment = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** HH:mm */
export const dhakaClock = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(11, 16);

/** 0 to 23 */
export const dhakaHour = (at: Date): number => (at.getUTCHours() + 6) % 24;

/** The instant of a day (YYYY-MM-DD) and a clock (HH:mm) of Bangladesh; its midnight without one. */
export const dhakaInstant = (day: string, clock = '00:00'): Date =>
  new Date(`${day}T${clock}:00+06:00`);

/** The midnight a day (YYYY-MM-DD) ends with. */
export const dhakaDayEnd = (day: string): Date => new Date(dhakaInstant(day).getTime() + DAY_MS);

export const dhakaYear = (at: Date): number => Number(dhakaDate(at).slice(0, 4));

/** YYYY-MM-DD, so many days later. */
export const dhakaDateAfter = (at: Date, days: number): string =>
  dhakaDate(new Date(at.getTime() + days * DAY_MS));

/** Midnights between the two. */
export const dhakaDaysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(dhakaDate(to)) - Date.parse(dhakaDate(from))) / DAY_MS);

/** The instants between which a month (YYYY-MM) of Bangladesh lies; the second is the next one's first. */
export function dhakaMonth(month: string): { from: Date; until: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return {
    from: dhakaInstant(`${month}-01`),
    until: dhakaInstant(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`),
  };
}
