import { type SQL, sql } from 'drizzle-orm';

/** Counts the rows that the condition holds for. */
export const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
