const DAY_MS = 24 * 3_600_000;

/** The same moment of an earlier day. Bangladesh has no summer time, so a day is 24 hours. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);
