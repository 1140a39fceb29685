/** The time drawn HTML is used again, ms: its words "3 minutes ago" may be behind by that much. */
export const DRAWN_FOR_MS = 60_000;
