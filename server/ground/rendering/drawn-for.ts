/** How long drawn HTML is used again, ms: this is how far its words "3 minutes ago" may be behind. */
export const DRAWN_FOR_MS = 60_000;
