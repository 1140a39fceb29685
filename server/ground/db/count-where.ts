import { type SQL, sql } from 'drizzle-orm';

/** How many of the rows it holds for. */
export const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
