/** The last day something counts that ends at this instant: a ban until midnight ends the day before. */
export const lastDay = (until: string): string => new Date(Date.parse(until) - 1).toISOString();
